import { AppError } from '../errors/app-error.ts'
import type { Deed } from './deeds.sql.ts'
import { isForgottenName } from './forgotten-name.ts'
import { plainEmail } from './plain-email.ts'
import type { SessionRow } from './sessions.sql.ts'

/** Two people whom the others could not tell apart are one too many; the numbers are for those without a name. */
export function requireNameFree(name: string, others: { email: string; name: string | null }[]) {
  const said = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const isTaken = others.some((other) => other.name !== null && said(other.name) === said(name))
  const isEmail = others.some(({ email }) => plainEmail(email) === plainEmail(name))
  if (isTaken || isEmail || isForgottenName(said(name))) throw new AppError('NAME_TAKEN')
}

/** Told live. While e-mails are hidden it stands in everything that people read. */
export function nameChanged({ hide_emails }: Pick<SessionRow, 'hide_emails'>, participantId: number): Deed {
  const kind = hide_emails ? 'people_changed' : 'person_named'
  return { kind, solution_id: null, subject_id: participantId, isUnnoted: true }
}
