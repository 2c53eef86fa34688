import { AppError } from '../errors/app-error.ts'
import type { Deed } from './deeds.sql.ts'
import { plainEmail } from './plain-email.ts'
import type { SessionRow } from './sessions.sql.ts'

/**
 * Two people whom the others could not tell apart are one too many; and nobody is called what the screens call people.
 * Hidden e-mails are not compared: nobody sees them, and a refusal would show that one is known here.
 */
export function requireNameFree(
  name: string,
  others: { email: string; name: string | null }[],
  { hide_emails }: Pick<SessionRow, 'hide_emails'>,
) {
  refuseOurs(name)
  const isTaken = others.some((other) => other.name !== null && asSeen(other.name) === asSeen(name))
  const isEmail = !hide_emails && others.some(({ email }) => plainEmail(email) === plainEmail(name))
  if (isTaken || isEmail) throw new AppError('NAME_TAKEN')
}

/** Everybody reads these, so saying one proves nothing. */
export function refuseOurs(name: string) {
  if (OURS.test(asSeen(name))) throw new AppError('NAME_OF_OURS')
}

/** Whoever hosts, in the languages of the pages. */
const HOST = "(the )?host|(die )?moderation|(el )?anfitrión|(l['’] ?)?hôte|(ال)?مضيف"
/** Whoever has a number in the digits of any script, and whoever came with a file. */
const NUMBERED =
  '(participant|person|participante|مشارك) ?\\p{Nd}*( ?\\((imported|importiert|importado|importé|من ملف)\\))?'
const OURS = new RegExp(`^(${HOST}|${NUMBERED})$`, 'u')

/** Names that differ only in what nobody sees are one: wide and narrow letters, capitals, spaces, signs drawn as nothing. */
const asSeen = (name: string) =>
  name
    .normalize('NFKC')
    // first up, because some capitals stand for two small letters
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Told live. While e-mails are hidden it stands in everything that people read. */
export function nameChanged({ hide_emails }: Pick<SessionRow, 'hide_emails'>, participantId: number): Deed {
  const kind = hide_emails ? 'people_changed' : 'person_named'
  return { kind, solution_id: null, subject_id: participantId, isUnnoted: true }
}
