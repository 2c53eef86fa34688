import { isDeepStrictEqual } from 'node:util'
import { confirmOption, confirmRequirement, decideOption, readChain } from '#contract/chain.ts'
import { findAuthor } from '../../workshop/authorship.sql.ts'
import { refuseConflict } from '../../workshop/edit-conflict.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { readChainOf } from './chain.ts'
import { changeDecision } from './change-decision.ts'
import { findDecision } from './chain.sql.ts'
import { clearOption, clearRequirement } from '../../solution-parts/recheck.sql.ts'

export function chainRoutes({ readInSession, writeInSession }: Routes, { db }: ServerParts) {
  readInSession(readChain, ({ catalogue, params }) => db.atOneMoment((tx) => readChainOf(tx, catalogue, params.id)))

  writeInSession(decideOption, async ({ tx, session, params: { id }, body, solutionOf, record }) => {
    const { previous, ...wanted } = body
    const solution_id = solutionOf(id)
    const stored = await findDecision(tx, id)
    await refuseConflict('DECISION_CHANGED', { stored, wanted, previous }, async () => {
      const subject = { session_id: session.id, solution_id, subject_id: id, kinds: ['option_decided'] }
      return { id, ...stored, ...(await findAuthor(tx, subject)) }
    })
    if (!isDeepStrictEqual(stored, wanted)) await changeDecision({ tx, record }, { id, ...stored, solution_id }, wanted)
    return { id, ...wanted }
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
