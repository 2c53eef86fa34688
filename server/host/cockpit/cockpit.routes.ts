import { followWorkshop, readCockpit, type CockpitDeed, type CockpitRow } from '#contract/cockpit.ts'
import { listLatestDeeds } from '../../history/activity/activity.sql.ts'
import { describeDeed } from '../../history/activity/describe-deed.ts'
import { nothingPresent } from '../../history/activity/present-texts.ts'
import { listHelp, listNotes } from '../../workshop/asides.sql.ts'
import { isLive } from '../../workshop/live-room.ts'
import { findSession, type SessionRow } from '../../workshop/sessions.sql.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Queries } from '../../db/schema.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { showCode } from '../../workshop/session-code.ts'
import { follow } from '../../live/follow.ts'
import type { Hub } from '../../live/hub.ts'
import { countParticipants } from '../../workshop/people.sql.ts'
import { findRehearsal } from '../../workshop/rehearsals.sql.ts'
import { readEachProgress } from '../../results/progress/progress.ts'
import { listLastDeeds, listWatched } from './cockpit.sql.ts'

export function cockpitRoutes({ readAsHost }: Routes, { db, catalogues }: ServerParts, hub: Hub) {
  readAsHost(followWorkshop, async (call) => {
    const { id } = call.workshop
    return follow(hub, id, call, {
      name: `host ${call.query.tab}`,
      screen: call.query.as === 'screen' ? call.query.tab : undefined,
      participantId: null,
      round: 0,
      logins: call.caller.hostLogin === null ? [] : [call.caller.hostLogin],
      hostKey: call.caller.hostKey,
      readRevision: async () => {
        const present = await findSession(db.read, id)
        if (!present) throw new AppError('NOT_FOUND')
        return present.revision
      },
    })
  })

  readAsHost(readCockpit, async ({ workshop }) => {
    // the revision was read before everything else, which may be newer and is never older
    const { id, code, title, status, revision } = workshop
    const catalogue = await catalogues.of(workshop)
    const rehearsal = await findRehearsal(db.read, id)
    const solutions = await watch(db.read, catalogue, workshop)
    return {
      id: showCode(code),
      title,
      status,
      catalogue: `${catalogue.name} ${catalogue.version}`,
      participants: await countParticipants(db.read, id),
      people: await hub.peopleIn(id),
      screens: hub.countScreens(id),
      ...(rehearsal && { rehearsal }),
      solutions,
      deeds: await latest(db.read, catalogue, id, solutions),
      revision,
    }
  })
}

async function watch(db: Queries, catalogue: Catalogue, workshop: SessionRow): Promise<CockpitRow[]> {
  const sessionId = workshop.id
  const solutions = await listWatched(db, sessionId)
  const deeds = new Map((await listLastDeeds(db, sessionId)).map((row) => [row.solution_id, row.at]))
  const progress = await readEachProgress(db, catalogue, { sessionId })
  const asides = isLive(workshop) && { help: await listHelp(db, sessionId), notes: await listNotes(db, sessionId) }
  return solutions.map(({ id, solution_name, primary_fhn }) => ({
    id,
    solution_name,
    p_fhn: catalogue.fhnName(primary_fhn),
    last_activity: deeds.get(id) ?? null,
    progress: progress(id),
    ...(asides && { help: asides.help.get(id) ?? null, note: asides.notes.get(id) ?? null }),
  }))
}

/** As many as stand beside the table. */
const DEEDS_SHOWN = 6

async function latest(db: Queries, catalogue: Catalogue, sessionId: number, solutions: CockpitRow[]) {
  const names = new Map(solutions.map(({ id, solution_name }) => [id, solution_name]))
  const rows = await listLatestDeeds(db, sessionId, DEEDS_SHOWN)
  return rows.map((row): CockpitDeed => ({
    // how a text reads by now is not asked here
    deed: describeDeed(row, catalogue, nothingPresent),
    solution_name: names.get(row.solution_id ?? 0) ?? null,
  }))
}
