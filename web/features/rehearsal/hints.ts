import type { Cockpit } from '#contract/cockpit.ts'
import { REHEARSAL_PEOPLE } from '#contract/limits.ts'
import { rehearsalMessages } from '#contract/messages/workshops.ts'
import type { RoomScreen } from '#contract/room.ts'
import type { WatchedRound } from '#contract/silent-rating.ts'
import { stepCells } from '../../domain/steps/step-cells.ts'
import { isWaiting } from '../../domain/workshop/help.ts'
import { eachOnce } from '../../lib/live/people.ts'

/** What the host sees anyhow. */
export interface Seen {
  cockpit: Cockpit
  room: RoomScreen
  /** None while silent rating is switched off. */
  rounds: readonly WatchedRound[]
  /** How many people are in the group of a solution. */
  peopleOf: (solutionId: number) => number | undefined
  isTimeUp: boolean
}

export interface Hint {
  /** The same as long as it is about the same thing: what was put away stays away. */
  id: string
  /** The `data-hint` of the control that answers it. */
  at: string
  words: string
}

const words = rehearsalMessages.hints
/** Steps at which a control is worth a try that nothing else would lead to. */
const TRIES: Record<number, Omit<Hint, 'id'>> = {
  4: { at: 'frozen', words: words.tryFreeze },
  5: { at: 'scene', words: words.tryScene },
}

/**
 * What a control could answer at this moment, the most urgent first. It is read from the state of the workshop, as a host
 * reads it, and knows nothing of the script.
 */
export function hintsFor({ cockpit, room, rounds, peopleOf, isTimeUp }: Seen): Hint[] {
  const { solutions, participants, people } = cockpit
  const here = eachOnce(people).filter(({ participant_id }) => participant_id !== null).length
  const { step } = room
  const now = `${step} ${room.item ?? ''}`
  const hints: Hint[] = []
  const add = (isTrue: boolean, hint: Hint) => isTrue && hints.push(hint)

  for (const { id, solution_name, help } of solutions) {
    const isCalling = help != null && isWaiting(help)
    add(isCalling, { id: `help ${id} ${help?.asked_at}`, at: 'help-wanted', words: words.needsHelp(solution_name) })
  }
  add(room.frozen, { id: `frozen ${now}`, at: 'frozen', words: words.frozen })
  const waiting = rounds.filter(({ revealed }) => !revealed)
  const isRated =
    waiting.length > 0 && waiting.every((round) => round.people >= (peopleOf(round.solution_id) ?? Infinity))
  add(room.silent_rating && isRated, { id: `rated ${now}`, at: 'reveal', words: words.allRated })
  const isFirst = rounds.length > 0 && rounds.every(({ revealed, round }) => revealed && round === 1)
  add(room.silent_rating && isFirst, { id: `again ${now}`, at: 'reveal', words: words.rateAgain })
  add(isTimeUp, { id: `time ${room.timer?.ends_at}`, at: 'next', words: words.timeIsUp })
  // one of them comes late
  add(step === null && room.item === undefined && here >= REHEARSAL_PEOPLE - 1, {
    id: 'start',
    at: 'next',
    words: words.start,
  })

  const shares = step === null ? [] : solutions.map(({ progress }) => stepCells(progress)[step - 1]?.share ?? 0)
  const behind = solutions.filter((_, index) => shares[index] === 0)
  const isBehind = behind.length === 1 && shares.filter((share) => share === 1).length >= 2
  const [stuck] = behind
  if (isBehind && stuck) {
    hints.push({ id: `stuck ${stuck.id} ${step}`, at: `solution-${stuck.id}`, words: words.stuck(stuck.solution_name) })
  }
  add(shares.length > 0 && shares.every((share) => share === 1), {
    id: `done ${now}`,
    at: 'next',
    words: words.allDone,
  })
  add(step !== null && participants < REHEARSAL_PEOPLE, { id: 'late', at: 'room-screen', words: words.late })
  const away = participants - here
  add(here > 0 && away > 0 && away < here, { id: `away ${away}`, at: 'participants', words: words.away(away) })
  const worthTrying = TRIES[step ?? 0]
  if (worthTrying) hints.push({ id: `try ${step}`, ...worthTrying })
  return hints
}
