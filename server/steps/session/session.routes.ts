import { giveOwnName, leaveSession, nameMe, readMe, validateSession } from '#contract/session.ts'
import { findSessionByAnyCode, listFormerCodes } from '../../workshop/sessions.sql.ts'
import { AppError } from '../../errors/app-error.ts'
import { sessionStillIn } from '../../http/admission/admission.ts'
import { endLogins } from '../../http/admission/end-logins.ts'
import { clearSessionCookie, setSessionCookie } from '../../http/admission/cookies.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { nameChanged, refuseOurs, requireNameFree } from '../../workshop/person-names.ts'
import { linkLogin } from '../../workshop/ended-logins.sql.ts'
import { describeMe } from '../../workshop/describe-me.ts'
import { isForgottenName } from '../../workshop/forgotten-name.ts'
import { readCode, showCode } from '../../workshop/session-code.ts'
import { SessionIdTries } from '../../http/admission/session-id-tries.ts'
import { isLetGo } from '../../workshop/let-go.ts'
import { findParticipant, insertParticipant, listCalled, readEmail, updateName } from '../../workshop/people.sql.ts'
import { findRemovedName, numberPeople } from '../../workshop/person-numbers.sql.ts'

export function sessionRoutes({ open, readInSession, writeInSession }: Routes, parts: ServerParts) {
  const tries = new SessionIdTries(parts)

  open(validateSession, async ({ query, caller, request, reply }) => {
    const code = readCode(query.id)
    // before the database is queried; a caller with a cookie may be a participant, who is never throttled
    let attempt = caller.sessionId === null ? tries.begin(request, code) : undefined
    const session = await findSessionByAnyCode(parts.db.read, code)
    // People who are in are never slowed.
    const own = await sessionStillIn(parts.db.read, caller)
    const isIn = session !== undefined && session.id === own?.id
    if (!isIn) attempt ??= tries.begin(request, code)

    // A former ID is for those alone whom the host knows by name, and has not removed.
    const mayUse = session?.code === code || (isIn && caller.participantId !== null)
    const valid = session !== undefined && session.status !== 'closed' && mayUse
    if (!valid) {
      attempt?.wrong()
      return { valid: false }
    }
    attempt?.right()
    if (!isIn) parts.quotas.requireNewcomer(session.id, request.ip)
    // with the present ID a removed person may come in again, but not by the cookie of before
    const { participantId, login } = isIn ? caller : { participantId: null, login: null }
    setSessionCookie(request, reply, { sessionId: session.id, participantId, round: session.code_round, login })
    return { valid: true }
  })

  open(leaveSession, async ({ caller, request, reply }) => {
    await endLogins(parts, [caller.login])
    clearSessionCookie(request, reply)
    return null
  })

  readInSession(readMe, async ({ db, session, isHost, caller }) => {
    if (!session) throw new AppError('NOT_JOINED')
    return describeMe(db, session, caller.participantId, isHost)
  })

  writeInSession(nameMe, async ({ tx, session, isHost, body, caller, request, reply, record }) => {
    const former_ids = (await listFormerCodes(tx, session.id)).map(showCode)
    const ownName = await readEmail(tx, session.id, caller.participantId)
    // An e-mail that the host removed stays removed: the browser may still know it, and say it again.
    if (ownName !== null && isForgottenName(ownName)) {
      return { ...(await describeMe(tx, session, caller.participantId, isHost)), former_ids }
    }

    refuseOurs(body.email)

    const email = (await findRemovedName(tx, session.id, body.email)) ?? body.email.trim()
    let participant = await findParticipant(tx, session.id, email)
    if (participant && isLetGo(session, participant.id)) throw new AppError('LET_GO')
    if (!participant) {
      parts.quotas.requireNewcomer(session.id, request.ip)
      participant = await insertParticipant(tx, session.id, email)
      record({ kind: 'participant_joined', solution_id: null, subject_id: participant.id })
      // the answer says the number already
      if (session.hide_emails) await numberPeople(tx, session.id)
    }
    const login = caller.sessionId === session.id ? caller.login : null
    if (login !== null) await linkLogin(tx, participant.id, login)
    setSessionCookie(request, reply, {
      sessionId: session.id,
      participantId: participant.id,
      round: caller.round,
      login,
    })
    return { ...(await describeMe(tx, session, participant.id, isHost)), former_ids }
  })

  writeInSession(giveOwnName, async ({ tx, session, isHost, body, doer: { participant_id }, record }) => {
    if (participant_id === null) throw new AppError('NAMELESS')
    const people = await listCalled(tx, session.id)
    const own = people.find(({ id }) => id === participant_id)
    if (!own) throw new AppError('NAMELESS')
    const name = body.name?.trim() ?? null
    if (name !== own.name) {
      const others = people.filter(({ id }) => id !== participant_id)
      if (name !== null) requireNameFree(name, others, session)
      await updateName(tx, participant_id, name)
      record(nameChanged(session, participant_id))
    }
    return describeMe(tx, session, participant_id, isHost)
  })
}
