import {
  changeWorkshop,
  copyWorkshop,
  deleteWorkshop,
  enterWorkshop,
  listWorkshops,
  loginAsHost,
  logoutAsHost,
  openWorkshop,
  replaceHostPassword,
  replaceSessionId,
} from '#contract/admin.ts'
import { clearHostCookie, clearSessionCookie, setHostCookie, setSessionCookie } from '../../http/admission/cookies.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { endLogins } from '../../http/admission/end-logins.ts'
import { hostLogin } from '../../http/admission/host-login.ts'
import { replaceSignedPassword, type PasswordCost } from '../../http/admission/host-password.ts'
import { readKnownBrowser, rememberBrowser } from '../../http/admission/known-host-browser.ts'
import type { Hub } from '../../live/hub.ts'
import { describeWorkshop } from '../../workshop/describe-workshop.ts'
import { describeMe } from '../../workshop/describe-me.ts'
import { emptyWorkshop } from './empty-workshop.sql.ts'
import { copySolutions } from './copy-solutions.ts'
import { copyGroups } from '../../workshop/groups.sql.ts'
import { insertSession } from '../../workshop/new-session.sql.ts'
import { copyOwnVersions } from '../../workshop/own-words.sql.ts'
import { numberPeople } from '../../workshop/person-numbers.sql.ts'
import { listRehearsals } from '../../workshop/rehearsals.sql.ts'
import { AppError } from '../../errors/app-error.ts'
import { workshopChanged } from '../../workshop/deeds.sql.ts'
import { updateSession } from '../../workshop/sessions.sql.ts'
import { deleteSession, findAgendaColumns, findWorkshop, listOverviews, replaceCode } from './workshops.sql.ts'

export function adminRoutes(
  { open, prepareAsHost, readAsHost, writeAsHost }: Routes,
  parts: ServerParts,
  hub: Hub,
  passwordCost?: PasswordCost,
) {
  const { db, disk, catalogues } = parts
  const checkLogin = hostLogin(parts, passwordCost)

  open(loginAsHost, async ({ body, request, reply }) => {
    const knownBrowser = readKnownBrowser(request)
    const hostKey = await checkLogin({ address: request.ip, knownBrowser, password: body.password })
    setHostCookie(request, reply, hostKey)
    rememberBrowser(request, reply)
    return null
  })

  open(logoutAsHost, async ({ caller, request, reply }) => {
    await endLogins(parts, [caller.hostLogin, caller.hasEntered ? caller.login : null])
    clearHostCookie(request, reply)
    if (caller.hasEntered) clearSessionCookie(request, reply)
    return null
  })

  writeAsHost(replaceHostPassword, async ({ tx, body, request }) => {
    // the cookie of a host is not enough
    if (!(await replaceSignedPassword(tx, request.server, body.signed))) throw new AppError('HOST_ONLY')
    return null
  })

  readAsHost(listWorkshops, async () => {
    const rehearsals = await listRehearsals(db.read)
    return (await listOverviews(db.read)).map(({ participants, solutions, last_activity, ...workshop }) => ({
      ...describeWorkshop(workshop),
      participants,
      people_now: hub.countPeople(workshop.id),
      solutions,
      last_activity,
      ...(rehearsals.has(workshop.id) && { rehearsal: true as const }),
    }))
  })

  writeAsHost(openWorkshop, async ({ tx, body }) =>
    describeWorkshop(
      await insertSession(tx, {
        title: body.title.trim(),
        // another one than is there breaks the foreign key, which is answered as not found
        catalogue_id: body.catalogue_id ?? catalogues.defaultId,
        ...(body.language && { language: body.language }),
      }),
    ),
  )

  writeAsHost(changeWorkshop, async ({ tx, workshop: { id, language }, body, record }) => {
    const change = { ...body, ...(body.title !== undefined && { title: body.title.trim() }) }
    const isChanged = await updateSession(tx, id, change)
    // in another language every name of the catalogue is another, wherever it is read
    const isOtherwise = body.language !== undefined && body.language !== language
    if (isChanged) record(isOtherwise ? { ...workshopChanged, kind: 'everything' } : workshopChanged)
    return describeWorkshop(await findWorkshop(tx, id))
  })

  prepareAsHost(deleteWorkshop, async ({ workshop }) => {
    if (db.eraseDeleted && disk && (await disk.stateFor()) !== 'ample')
      await disk.makeRoom(() => emptyWorkshop(db, workshop.id))
    return async ({ tx, workshop: present }) => {
      await deleteSession(tx, present)
      return null
    }
  })

  writeAsHost(copyWorkshop, async ({ tx, workshop, body }) => {
    const { id, catalogue_id, groups_by, own_words, own_version, hide_emails, language } = workshop
    const agenda = await findAgendaColumns(tx, id)
    const set = { catalogue_id, groups_by, own_words, own_version, hide_emails, language, ...agenda }
    const copy = await insertSession(tx, { title: body.title.trim(), ...set })
    await copyGroups(tx, id, copy.id)
    await copyOwnVersions(tx, id, copy.id)
    if (body.with_solutions) await copySolutions(tx, id, copy.id)
    if (hide_emails) await numberPeople(tx, copy.id)
    return describeWorkshop(copy)
  })

  writeAsHost(replaceSessionId, async ({ tx, workshop, record }) => {
    await replaceCode(tx, workshop)
    record(workshopChanged)
    return describeWorkshop(await findWorkshop(tx, workshop.id))
  })

  writeAsHost(enterWorkshop, async ({ tx, workshop, request, reply }) => {
    setSessionCookie(request, reply, { sessionId: workshop.id, participantId: 'host', round: 0, login: null })
    return describeMe(tx, workshop, null, true)
  })
}
