import {
  backUp,
  changeWorkshop,
  deleteWorkshop,
  enterWorkshop,
  listWorkshops,
  loginAsHost,
  logoutAsHost,
  openWorkshop,
  replaceSessionId,
  type Workshop,
} from '#contract/admin.ts'
import { findSessionByAnyCode } from '../http/admission.sql.ts'
import { AppError } from '../http/app-error.ts'
import { clearHostCookie, setHostCookie, setSessionCookie } from '../http/cookies.ts'
import type { Routes, ServerParts } from '../http/routes.ts'
import { readCode, showCode } from '../http/session-code.ts'
import { wrongTries } from '../http/wrong-tries.ts'
import type { Queries } from '../db/schema.ts'
import { describeMe } from '../session/session.routes.ts'
import { streamBackup } from './backup.ts'
import { checkHostPassword } from '../http/host-password.ts'
import {
  deleteSession,
  insertSession,
  listSessions,
  replaceCode,
  updateSession,
  type WorkshopRow,
} from './workshops.sql.ts'

export function adminRoutes({ open, readAsHost, writeAsHost }: Routes, { db, catalogues }: ServerParts) {
  const tries = wrongTries()

  open(loginAsHost, async ({ body, request, reply }) => {
    tries.refuseAfterTooMany(request.ip)
    // counted before the slow check: guesses made at the same time must not slip through together
    tries.count(request.ip, body.password)
    const hostKey = await checkHostPassword(db.read, body.password)
    if (!hostKey) throw new AppError('WRONG_PASSWORD')
    tries.forgive(request.ip, body.password)
    setHostCookie(request, reply, hostKey)
    return null
  })

  open(logoutAsHost, async ({ reply }) => {
    clearHostCookie(reply)
    return null
  })

  readAsHost(listWorkshops, async () => (await listSessions(db.read)).map(describeWorkshop))

  writeAsHost(openWorkshop, async ({ tx, body }) =>
    describeWorkshop(await insertSession(tx, { title: body.title.trim(), catalogue_id: catalogues.defaultId })),
  )

  writeAsHost(changeWorkshop, async ({ tx, params, body }) => {
    const { id } = await workshopOf(tx, params.id)
    const change = { ...body, ...(body.title !== undefined && { title: body.title.trim() }) }
    return describeWorkshop(await updateSession(tx, id, change))
  })

  writeAsHost(deleteWorkshop, async ({ tx, params }) => {
    const { id } = await workshopOf(tx, params.id)
    await deleteSession(tx, id)
    return null
  })

  writeAsHost(replaceSessionId, async ({ tx, params }) => {
    const { id } = await workshopOf(tx, params.id)
    return describeWorkshop(await replaceCode(tx, id))
  })

  writeAsHost(enterWorkshop, async ({ tx, params, request, reply }) => {
    const session = await workshopOf(tx, params.id)
    setSessionCookie(request, reply, { sessionId: session.id, participantId: null })
    return describeMe(session, null, true)
  })

  readAsHost(backUp, async ({ reply }) => streamBackup(db, reply))
}

function describeWorkshop({ code, title, status, created_at }: WorkshopRow): Workshop {
  return { id: showCode(code), title, status, created_at }
}

async function workshopOf(db: Queries, typed: string) {
  const session = await findSessionByAnyCode(db, readCode(typed))
  if (!session) throw new AppError('NOT_FOUND')
  return session
}
