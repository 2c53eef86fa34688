import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import type { RoomScreen } from '#contract/room.ts'
import classes from './join-scene.module.css'

/** About two lines of the wall; whoever comes after is counted. */
const LETTERS_MAX = 150

/** Who is here, by the names they have given: no part of an e-mail is for the wall. Nothing while nobody is, or where the server does not say. */
export function RoomPeople({ here = [] }: Pick<RoomScreen, 'here'>) {
  if (here.length === 0) return null
  const names = here.flatMap(({ name }) => name || [])
  return <p className={classes.here}>{roomScreenMessages.hereNow(here.length, firstOf(names))}</p>
}

function firstOf(names: string[]): string[] {
  let letters = 0
  return names.filter((name) => (letters += name.length + 2) <= LETTERS_MAX)
}
