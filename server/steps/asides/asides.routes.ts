import { askForHelp, listAsides, takeBackHelp, type Aside } from '#contract/asides.ts'
import type { Queries } from '../../db/schema.ts'
import type { Routes } from '../../http/routes.ts'
import { deleteHelp, helpChanged, insertHelp, listHelp, listNotes, updateHelp } from '../../workshop/asides.sql.ts'
import { findMembership, listOwnerOf } from '../../workshop/groups.sql.ts'
import { isLive } from '../../workshop/live-room.ts'
import type { SessionRow } from '../../workshop/sessions.sql.ts'

export function asidesRoutes({ readInSession, writeInSession }: Routes) {
  readInSession(listAsides, async ({ db, session, isHost, caller, query }) => {
    if (!session || !isLive(session)) return []
    const asides = await readAsides(db, session.id)
    const mayRead = isHost
      ? (id: number) => id === query.solution_id
      : await readableBy(db, session, caller.participantId, query.solution_id, asides)
    return asides.filter(({ solution_id }) => mayRead(solution_id))
  })

  writeInSession(askForHelp, async ({ tx, session, doer, params, body, record }) => {
    const present = (await listHelp(tx, session.id, params.id)).get(params.id)
    const about = body.about?.trim() ?? present?.about ?? ''
    if (!present || present.coming_at !== null) {
      const { participant_id } = doer
      await insertHelp(tx, { solution_id: params.id, participant_id, about, asked_at: new Date().toISOString() })
      record(helpChanged(params.id))
    } else if (present.about !== about) {
      await updateHelp(tx, params.id, { about })
      record(helpChanged(params.id))
    }
    return asideOf(tx, session.id, params.id)
  })

  writeInSession(takeBackHelp, async ({ tx, session, params, record }) => {
    if ((await listHelp(tx, session.id, params.id)).has(params.id)) {
      await deleteHelp(tx, params.id)
      record(helpChanged(params.id))
    }
    return asideOf(tx, session.id, params.id)
  })
}

/** All that there is in a session, or of one solution in it, calls for help first. */
async function readAsides(db: Queries, sessionId: number, solutionId?: number): Promise<Aside[]> {
  const help = await listHelp(db, sessionId, solutionId)
  const notes = await listNotes(db, sessionId, solutionId)
  return [...new Set([...help.keys(), ...notes.keys()])].map((solution_id) => ({
    solution_id,
    help: help.get(solution_id) ?? null,
    note: notes.get(solution_id) ?? null,
  }))
}

const nothingOf = (solution_id: number): Aside => ({ solution_id, help: null, note: null })

async function asideOf(db: Queries, sessionId: number, solutionId: number): Promise<Aside> {
  return (await readAsides(db, sessionId, solutionId))[0] ?? nothingOf(solutionId)
}

/**
 * What is a group's is read by its people, wherever they are; what is nobody's by whoever is there. Who looks on reads
 * none of it.
 */
async function readableBy(
  db: Queries,
  session: SessionRow,
  participantId: number | null,
  at: number | undefined,
  asides: Aside[],
): Promise<(solutionId: number) => boolean> {
  if (session.groups_by === 'nobody') return (id) => id === at
  const { group_id, observes } = await findMembership(db, session.id, participantId)
  if (observes) return () => false
  const owners = await listOwnerOf(
    db,
    asides.map(({ solution_id }) => solution_id),
  )
  return (id) => {
    const owner = owners.get(id)
    return owner === undefined ? id === at : owner === group_id
  }
}
