import type { Editing, LiveEvents, Person } from '#contract/live.ts'
import { hasEntered, isMe } from '../session/stored-session.ts'
import { createStore, useStore, useStorePart } from '../store.ts'
import { tab } from './tab.ts'

/** Everybody else in the workshop, one entry for each tab of theirs, in the order they came. */
const people = createStore<readonly Person[]>([])

const usePeople = () => useStore(people)

/** Each other person once; a second tab of the same person is not somebody else. */
export function useOthers(): Person[] {
  return eachOnce(usePeople()).filter((person) => !isOwn(person))
}

/** What a person is known by. */
type Known = Pick<Person, 'email' | 'name' | 'host'>

/** Whether it is oneself in another tab. */
export const isOwn = ({ email, host }: Known) => isMe(email) || (host === true && hasEntered())

/** How many others are here by name; a second tab of the same person is nobody else. */
export function useOthersByName(): number {
  return useStorePart(people, (all) => {
    const named = all.filter(({ participant_id, email }) => participant_id !== null && !isMe(email))
    return new Set(named.map(({ participant_id }) => participant_id)).size
  })
}

/** Those who are writing in one thing, joined to a text: an equal text does not render the row again. */
export function useWriters({ kind, id }: Editing): Known[] {
  const writers = useStorePart(people, (all) =>
    JSON.stringify(
      eachOnce(all.filter(({ editing }) => editing?.kind === kind && editing.id === id)).map(
        ({ email, name, host }): Known => ({ email, name, host }),
      ),
    ),
  )
  return JSON.parse(writers) as Known[]
}

export const forgetPeople = () => people.set([])

export function setPeople({ people: all }: LiveEvents['hello']) {
  people.set(all.filter(isSomebodyElse))
}

export function updatePeople({ people: moved, left }: LiveEvents['presence']) {
  const byTab = new Map(people.read().map((person) => [person.tab, person]))
  for (const gone of left) byTab.delete(gone)
  for (const person of moved.filter(isSomebodyElse)) byTab.set(person.tab, person)
  people.set([...byTab.values()])
}

const isSomebodyElse = (person: Person) => person.tab !== tab

/** One person, and the host, may have several tabs open; tabs of nobody that the server knows count one by one. */
export function eachOnce(some: readonly Person[]): Person[] {
  return [...new Map(some.map((person) => [person.host ?? person.email ?? person.tab, person])).values()]
}
