import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { changeRehearsal, startRehearsal, type RehearsalSpeed } from '#contract/rehearsal.ts'
import { AppError } from '../../errors/app-error.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { madeHere } from '../../http/edge/made-here.ts'
import type { Routes } from '../../http/routes.ts'
import { agendasFor } from '../../workshop/agendas-in.ts'
import { describeWorkshop } from '../../workshop/describe-workshop.ts'
import { insertGroup } from '../../workshop/groups.sql.ts'
import { insertSession } from '../../workshop/new-session.sql.ts'
import { findRehearsal } from '../../workshop/rehearsals.sql.ts'
import { workshopChanged } from '../../workshop/deeds.sql.ts'
import { playIn, titleIn } from './play.ts'
import { RehearsalPlayer } from './player.ts'
import { insertRehearsal, releaseAll, releaseHold, setPlaying, setSpeed } from './rehearsal.sql.ts'
import { groupNames } from './script.ts'

/** At which the people need about as long for a step as the agenda of a rehearsal gives them. */
const USUAL_SPEED: RehearsalSpeed = 10
const SEEDS = 2 ** 31 - 1
/** Of no machine (RFC 5737): what scripted people get wrong is counted against nobody. */
const NOWHERE = '192.0.2.1'

/** Scripted people come in at the front door: they make the calls that everybody makes, and nothing else. */
export async function openRehearsals(app: FastifyInstance, { db, catalogues, clock }: ServerParts) {
  // what a killed process was playing rests; with PostgreSQL another instance may be playing it
  if (db.engine === 'sqlite') await releaseAll(db.write)
  const player = new RehearsalPlayer({
    db,
    catalogues,
    clock,
    ask: ({ headers, ...asked }) =>
      app.inject({ ...asked, headers: { ...headers, ...madeHere }, remoteAddress: NOWHERE }),
    onFailure: (error) => app.log.warn({ fault: String(error) }, 'a rehearsal is behind'),
  })
  app.addHook('preClose', () => player.close())
  return player
}

export function rehearsalRoutes({ writeAsHost }: Routes, { catalogues }: ServerParts, player: RehearsalPlayer) {
  writeAsHost(startRehearsal, async ({ tx, body }) => {
    const { language = 'en' } = body
    const { rehearsal } = await agendasFor(language)
    const agenda = rehearsal.map((item, index) => ({ id: index + 1, ...item }))
    const session = await insertSession(tx, {
      title: await titleIn(language),
      language,
      catalogue_id: body.catalogue_id ?? catalogues.defaultId,
      groups_by: 'host',
      agenda: JSON.stringify(agenda),
      agenda_version: 1,
    })
    for (const name of groupNames(await playIn(language))) await insertGroup(tx, session.id, name)
    await insertRehearsal(tx, { session_id: session.id, seed: body.seed ?? randomInt(SEEDS), speed: USUAL_SPEED })
    return describeWorkshop(session)
  })

  writeAsHost(changeRehearsal, async ({ tx, workshop: { id }, body, record }) => {
    const present = await findRehearsal(tx, id)
    if (!present) throw new AppError('NO_REHEARSAL')
    if (body.speed !== undefined) await setSpeed(tx, id, body.speed)
    if (body.state === 'stopped') await releaseHold(tx, id)
    if (body.state === 'playing') await player.take(tx, id)
    // whoever has left does not wait
    if (body.state !== undefined) await setPlaying(tx, id, body.state === 'playing')
    const changed = { ...present, ...(await findRehearsal(tx, id)) }
    if (!isDeepStrictEqual(changed, present)) record(workshopChanged)
    return changed
  })
}
