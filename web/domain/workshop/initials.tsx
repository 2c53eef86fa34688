import type { Person } from '#contract/live.ts'
import { commonMessages } from '#contract/messages/common.ts'
import classes from './initials.module.css'

/** Two letters for an e-mail: of its first two words, or of its only one. */
function initialsOf(email: string | null): string {
  const words = nameOf(email)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const [first = '?', second] = words
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase()
}

/** What people call each other by: the e-mail without its host. */
export const nameOf = (email: string | null) => email?.split('@', 1)[0] ?? commonMessages.somebody

/** The name that somebody has given, else as above; the host is called the host. */
export const calledOf = ({ name, email, host }: Pick<Person, 'name' | 'email' | 'host'>) =>
  host ? commonMessages.host : (name ?? nameOf(email))

/** A person as a small disc. The letters are for the eye; `nameOf` beside it, or a label around it, says who it is. */
export function Initials({ email, isMe = false }: { email: string | null; isMe?: boolean }) {
  return (
    <span className={classes.disc} data-me={isMe || undefined} aria-hidden="true">
      {initialsOf(email)}
    </span>
  )
}

const SHOWN = 3

/** The first few of some people in a row, and how many more there are. */
export function InitialsRow({ people, doing }: { people: readonly Person[]; doing: string }) {
  if (people.length === 0) return null
  const names = people.map((person) => person.name ?? person.email ?? calledOf(person)).join(', ')
  const label = `${doing}: ${names}`
  return (
    <span className={classes.row} role="img" aria-label={label} title={label}>
      {people.slice(0, SHOWN).map((person) => (
        <Initials key={person.tab} email={calledOf(person)} />
      ))}
      {people.length > SHOWN && <span className={classes.more}>+{people.length - SHOWN}</span>}
    </span>
  )
}
