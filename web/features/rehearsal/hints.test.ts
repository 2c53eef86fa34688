import { expect, test } from 'vitest'
import type { Cockpit } from '#contract/cockpit.ts'
import { REHEARSAL_PEOPLE } from '#contract/limits.ts'
import { rehearsalMessages } from '#contract/messages/workshops.ts'
import type { Person } from '#contract/live.ts'
import { solutionAt } from '../../testing/solution-rows.ts'
import { hintsFor, type Seen } from './hints.ts'

const words = rehearsalMessages.hints

const people = (count: number) =>
  Array.from({ length: count }, (_, index): Person => ({
    tab: `tab-of-${index}`,
    participant_id: index + 1,
    email: `${index}@rehearsal.invalid`,
    solution_id: null,
    step: null,
    editing: null,
  }))

const cockpit: Cockpit = {
  id: 'K7QM-2XVD',
  title: 'Rehearsal',
  status: 'open',
  catalogue: 'Default catalogue 1.0.0',
  revision: 7,
  participants: REHEARSAL_PEOPLE,
  people: people(REHEARSAL_PEOPLE),
  solutions: [],
  deeds: [],
}

const seen: Seen = {
  cockpit,
  room: {
    id: 'K7QM-2XVD',
    title: 'Rehearsal',
    step: 2,
    item: 'Metrics',
    message: null,
    timer: null,
    frozen: false,
    silent_rating: false,
    status: 'open',
    participants: REHEARSAL_PEOPLE,
    join_url: null,
  },
  rounds: [],
  peopleOf: () => 4,
  isTimeUp: false,
}
const first = (more: Partial<Seen>) => hintsFor({ ...seen, ...more })[0]
const inRoom = (room: Partial<Seen['room']>) => ({ room: { ...seen.room, ...room } })
const inCockpit = (more: Partial<Cockpit>) => ({ cockpit: { ...cockpit, ...more } })

test('while nothing asks for the host there is no hint', () => {
  expect(hintsFor(seen)).toEqual([])
})

test('before the first item the agenda is pointed at, once nearly all have come', () => {
  const before = inRoom({ step: null, item: undefined })
  expect(first({ ...before, ...inCockpit({ participants: 5, people: people(5) }) })).toBeUndefined()
  const almost = inCockpit({ participants: REHEARSAL_PEOPLE - 1, people: people(REHEARSAL_PEOPLE - 1) })
  expect(first({ ...before, ...almost })).toMatchObject({ at: 'next', words: words.start })
})

test('a freeze, ratings that are complete, and the end of the time each point at their control', () => {
  expect(first(inRoom({ frozen: true }))).toMatchObject({ at: 'frozen', words: words.frozen })
  expect(first({ isTimeUp: true })).toMatchObject({ at: 'next', words: words.timeIsUp })
  const round = {
    solution_id: 1,
    solution_name: 'Night bus',
    functional_option_id: 3,
    functional_option: 'Call it',
    virtuous: true,
    people: 3,
    revealed: false,
  }
  const silent = inRoom({ step: 6, silent_rating: true })
  expect(first({ ...silent, rounds: [round] })).toBeUndefined()
  expect(first({ ...silent, rounds: [{ ...round, people: 4 }] })).toMatchObject({ at: 'reveal', words: words.allRated })
  const revealed = { ...round, round: 1 as const, people: 4, revealed: true }
  expect(first({ ...silent, rounds: [revealed] })).toMatchObject({ at: 'reveal', words: words.rateAgain })
  const again = { ...revealed, round: 2 as const, people: 0, revealed: false }
  expect(first({ ...silent, rounds: [revealed, again] })).toBeUndefined()
})

test('a call for help points at its answers until the host says something to it', () => {
  const help = { asked_at: '2026-11-15T08:00:00.000Z', by: null, about: '', coming_at: null }
  const calling = (coming_at: string | null) =>
    inCockpit({ solutions: [{ ...solutionAt(3, {}), help: { ...help, coming_at } }] })
  expect(first(calling(null))).toMatchObject({ at: 'help-wanted', words: words.needsHelp('Solution 3') })
  expect(first(calling('2026-11-15T08:01:00.000Z'))).toBeUndefined()
})

test('the one solution with nothing where the others are done is pointed at, and all being done leads on', () => {
  const solutions = [solutionAt(1, { metrics: 3 }), solutionAt(2, { metrics: 2 }), solutionAt(3, { metrics: 0 })]
  expect(first(inCockpit({ solutions }))).toMatchObject({ at: 'solution-3', words: words.stuck('Solution 3') })
  expect(first(inCockpit({ solutions: solutions.slice(0, 2) }))).toMatchObject({ at: 'next', words: words.allDone })
})

test('who has not come, and who has lost the connection, are told apart', () => {
  const missing = inCockpit({ participants: REHEARSAL_PEOPLE - 1, people: people(REHEARSAL_PEOPLE - 1) })
  expect(first(missing)).toMatchObject({ at: 'room-screen', words: words.late })
  const away = inCockpit({ people: people(REHEARSAL_PEOPLE - 1) })
  expect(first(away)).toMatchObject({ at: 'participants', words: words.away(1) })
})
