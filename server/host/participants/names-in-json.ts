import { replaceNames, type Places } from '../../workshop/hide-emails.ts'

/** Where a deleted solution in the trash names a person. Other deletions, summaries and the history name none. */
const IN_TRASH: Places = { inFields: { solutions: { inItems: { inFields: { user_email: 'here' } } } } }

/** Where answers of writes name a person by e-mail; a test compares this list with the contract. */
export const IN_ANSWERS: Places = {
  inFields: {
    email: 'here',
    user_email: 'here',
    people: { inItems: { inFields: { email: 'here' } } },
    help: { inFields: { by: 'here' } },
  },
}

/** Where the answer that describes its own caller has the name which that person has given. */
const IN_ME: Places = { inFields: { name: 'here', known_as: 'here' } }

/** What replaces a stored name; undefined for a name that stays. */
export type NewName = (stored: string) => string | undefined

/** Returns the trash entry's new JSON, or undefined where it names none of these people. */
export function renameInTrash(rows: string, newName: NewName): string | undefined {
  return rewrite(rows, newName, (value, rename) => replaceNames(value, IN_TRASH, rename))
}

/** Like `renameInTrash`, for a kept answer, which may also hold a name that a person has given. */
export function renameInAnswer(answer: string, byEmail: NewName, byGivenName: NewName): string | undefined {
  const withoutEmails = rewrite(answer, byEmail, (value, rename) => replaceNames(value, IN_ANSWERS, rename))
  const withoutNames = rewrite(withoutEmails ?? answer, byGivenName, (value, rename) =>
    isMe(value) ? replaceNames(value, IN_ME, rename) : value,
  )
  return withoutNames ?? withoutEmails
}

const isMe = (value: unknown) => typeof value === 'object' && value !== null && 'session_id' in value && 'host' in value

function rewrite(
  json: string,
  newName: NewName,
  work: (value: unknown, rename: (stored: string) => string) => unknown,
): string | undefined {
  let isChanged = false
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    // damaged by an earlier version, and nobody can find the names in it
    return '{}'
  }
  const value = work(parsed, (stored) => {
    const name = newName(stored)
    if (name !== undefined) isChanged = true
    return name ?? stored
  })
  return isChanged ? JSON.stringify(value) : undefined
}
