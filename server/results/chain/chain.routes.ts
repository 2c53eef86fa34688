import { confirmOption, confirmRequirement, decideOption, readChain, type Decided } from '#contract/chain.ts'
import { AppError } from '../../errors/app-error.ts'
import { findAuthor } from '../../workshop/authorship.sql.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { readChainOf } from './chain.ts'
import { changeDecision } from './change-decision.ts'
import { findDecision } from './chain.sql.ts'
import { clearOption, clearRequirement } from '../../solution-parts/recheck.sql.ts'

export function chainRoutes({ readInSession, writeInSession }: Routes, { db }: ServerParts) {
  readInSession(readChain, ({ catalogue, params }) => db.atOneMoment((tx) => readChainOf(tx, catalogue, params.id)))

  writeInSession(decideOption, async ({ tx, session, params: { id }, body, solutionOf, record }) => {
    const { previous, ...next } = body
    const solution_id = solutionOf(id)
    const stored = await findDecision(tx, id)
    if (isSame(stored, next)) return stored
    if (previous && !isSame(stored, previous)) {
      const subject = { session_id: session.id, solution_id, subject_id: id, kinds: ['option_decided'] }
      throw new AppError('DECISION_CHANGED', { conflicts: [{ ...stored, ...(await findAuthor(tx, subject)) }] })
    }
    await changeDecision({ tx, record }, { ...stored, solution_id }, next)
    return { id, ...next }
  })

  writeInSession(confirmOption, async ({ tx, params: { id }, solutionOf, record }) => {
    if (await clearOption(tx, id)) {
      record({ kind: 'option_confirmed', solution_id: solutionOf(id), subject_id: id })
    }
    return { id, recheck: false }
  })

  writeInSession(confirmRequirement, async ({ tx, params: { id }, solutionOf, record }) => {
    if (await clearRequirement(tx, id)) {
      record({ kind: 'requirement_confirmed', solution_id: solutionOf(id), subject_id: id })
    }
    return { id, recheck: false }
  })
}

const isSame = (one: Decided, other: Decided) =>
  one.decision === other.decision && one.decision_reason === other.decision_reason
