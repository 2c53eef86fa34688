import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOVEMENT_PEOPLE_MIN, SPREAD_PEOPLE_MIN } from '#contract/limits.ts'
import { groupBy } from '#contract/outline.ts'
import { tellableChanges, tellableSpread } from './anonymity.ts'

/** What each person chose for one need in the two rounds; undefined in a round in which they did not rate it. */
type Person = [first: number | undefined, second: number | undefined]
const measure = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined })
const room = fc.array(fc.tuple(measure, measure), { maxLength: 12 })
const rooms = fc.tuple(room, room)

const hasRated = (value: number | undefined) => value !== undefined
const rated = (people: Person[], round: 0 | 1) => people.filter((person) => hasRated(person[round]))
const inBoth = (people: Person[]) => people.filter((person) => person.every(hasRated))
const inOneOnly = (people: Person[], round: 0 | 1) => rated(people, round).filter((person) => !person.every(hasRated))

/** What the database counts: of the needs 1 and 2, by the people in each room. */
function count(people: Person[][]) {
  const chosen = (round: 0 | 1) =>
    people.flatMap((some, need) =>
      [...groupBy(rated(some, round), (person) => person[round] as number)].map(([chosenMeasure, those]) => ({
        fhn_id: need + 1,
        measure: chosenMeasure,
        people: those.length,
      })),
    )
  const changed = people.flatMap((some, need) => {
    const both = inBoth(some)
    const others = both.filter(([first, second]) => first !== second)
    return both.length > 0 ? [{ fhn_id: need + 1, people: others.length, of: both.length }] : []
  })
  return { first: chosen(0), second: chosen(1), changed }
}

const ofNeed = <Row extends { fhn_id: number }>(rows: Row[], need: number) =>
  rows.filter(({ fhn_id }) => fhn_id === need)

test('of each need either everything is told that was chosen, or nothing, where few rated it', () => {
  fc.assert(
    fc.property(rooms, (people) => {
      const { first } = count(people)
      const told = tellableSpread(first)
      for (const [index, some] of people.entries()) {
        const isMany = rated(some, 0).length >= SPREAD_PEOPLE_MIN
        expect(ofNeed(told, index + 1)).toEqual(isMany ? ofNeed(first, index + 1) : [])
      }
    }),
  )
})

test('changes are told only among several, and where nobody or several rated in one round only', () => {
  fc.assert(
    fc.property(rooms, (people) => {
      const { first, second, changed } = count(people)
      const told = tellableChanges(changed, first, second)
      for (const [index, some] of people.entries()) {
        const alone = ([0, 1] as const).map((round) => inOneOnly(some, round).length)
        const mayBeTold =
          inBoth(some).length >= MOVEMENT_PEOPLE_MIN && alone.every((size) => size === 0 || size >= SPREAD_PEOPLE_MIN)
        expect(ofNeed(told, index + 1)).toEqual(mayBeTold ? ofNeed(changed, index + 1) : [])
      }
    }),
  )
})

test('one or two who rated in one round only could have chosen otherwise, as far as anybody is told', () => {
  fc.assert(
    fc.property(room, fc.nat(), (people, which) => {
      const alone = inOneOnly(people, 0)
      fc.pre(alone.length > 0 && alone.length < SPREAD_PEOPLE_MIN)
      const person = alone[which % alone.length]!
      const others = inBoth(people).filter(([first]) => first !== person[0])
      fc.pre(others.length > 0)
      const other = others[which % others.length]!
      // these two have chosen what the other did
      const otherwise = people.map((each): Person => {
        if (each === person) return [other[0], undefined]
        return each === other ? [person[0], other[1]] : each
      })
      expect(tell(otherwise)).toEqual(tell(people))
    }),
  )
})

/** All that is told of one need. */
function tell(people: Person[]) {
  const { first, second, changed } = count([people])
  return {
    first: tellableSpread(first)
      .map((cell) => JSON.stringify(cell))
      .toSorted(),
    second: tellableSpread(second)
      .map((cell) => JSON.stringify(cell))
      .toSorted(),
    changed: tellableChanges(changed, first, second),
  }
}
