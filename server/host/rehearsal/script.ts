import { MEASURE_NONE } from '#contract/limits.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { Draws } from './draws.ts'
import { emailsIn, englishPlay, namesOf, type Manner, type Play } from './play.ts'

type Situation = Play['situations'][number]
type Words = Pick<Catalogue, 'fhns' | 'measures' | 'purposes' | 'stakeholders' | 'metrics'>
export type Rated = { fhn_id: number; measure: number }[]

/** What somebody does. Metrics are named by their id, options by their place in the group's work. */
export type Deed =
  | { kind: 'join' }
  | { kind: 'lose the connection' }
  | { kind: 'come back' }
  | { kind: 'ask for help'; about: string }
  | { kind: 'need no more help' }
  | { kind: 'create the solution'; solution_name: string; primary_fhn: number }
  | { kind: 'choose purposes'; purpose_ids: number[] }
  | { kind: 'add a metric'; metric_id: number }
  | { kind: 'add a stakeholder'; stakeholder_id: number }
  | { kind: 'write a story'; metric_id: number; user_story: string }
  | { kind: 'add an option'; metric_id: number; option: number; functional_option: string }
  /** Only where the host has switched silent rating on; and again, where the host lets them rate a second time. */
  | { kind: 'rate alone'; option: number; virtuous: boolean; rated: Rated; again: Rated }
  | { kind: 'rate together'; option: number; virtuous: boolean; rated: Rated }
  | { kind: 'write a requirement'; option: number; fhn_id: number; virtuous: boolean; specification: string }

/** A deed with its place in the script. */
export interface Part {
  /** The step that has to be announced for it; 0 needs none. */
  step: number
  /** How long the group takes for it. */
  minutes: number
  /** Who does it, by the place in the group; whoever is there takes it over from one who is not. */
  who: number
  deed: Deed
}

export interface ScriptedGroup {
  /** What it may be called in its workshop. */
  names: string[]
  people: { name: string; email: string }[]
  /** In the order in which they are done. */
  parts: Part[]
}

const MANNERS = ['fast', 'divided', 'stuck'] as const satisfies Manner[]

/** Minutes that a group works on a step; an item of the usual agenda has about ten. */
const STEP_MINUTES: Record<Manner, number> = { fast: 4, divided: 8, stuck: 8 }
/** Nothing is done for so long before a group asks for help, and then until it goes on by itself. */
const STUCK_MINUTES = { before: 4, after: 10 }
const JOIN_MINUTES = 0.4
/** One in so many ratings is another than the group would expect. */
const ODD_RATINGS = 6
/** So often does somebody who rated otherwise than most choose in a second round what most have chosen. */
const CHANGED_MINDS = 2 / 3

/** The groups as they are called; a workshop to rehearse in is opened with them. */
export const groupNames = ({ cast }: Play) => MANNERS.map((manner) => cast[manner].group)

/**
 * Everything that twelve people in three groups do: one group is fast and somebody of it comes late, in one two people
 * hold opposite views and somebody loses the connection, and one gets stuck and asks for help. The same seed and words make the same script, and in every language they do the same.
 */
export function writeScript(seed: number, words: Words, play = englishPlay): ScriptedGroup[] {
  const draws = new Draws(seed)
  const chosen = draws.inAnyOrder(play.situations)
  return MANNERS.map((manner, index) => {
    const names = play.cast[manner].people
    const people = emailsIn(manner).map((email, who) => ({ email, name: names[who] ?? email }))
    const situation = chosen[index] as Situation
    const asks = play.cast.stuck.asks
    return {
      names: namesOf(manner),
      people,
      parts: writeParts(manner, people.length, { ...situation, asks }, words, draws),
    }
  })
}

function writeParts(
  manner: Manner,
  people: number,
  situation: Situation & { asks: string },
  words: Words,
  draws: Draws,
): Part[] {
  const everybody = Array.from({ length: people }, (_, who) => who)
  const late = people - 1
  const named = namesIn(words, draws)
  const metrics = named.metrics(
    draws
      .inAnyOrder(situation.metrics)
      .slice(0, manner === 'fast' ? 3 : 2)
      .map((entry) => ({ ...entry, name: entry.metric })),
  )
  const options = metrics.map(({ id, options: offered }) => ({ metric_id: id, ...draws.one(offered) }))
  // one for each metric, and two more
  const concerned = metrics.flatMap(({ id }) => words.metrics.find((each) => each.id === id)?.stakeholders[0] ?? [])
  const others = draws.inAnyOrder(situation.stakeholders).filter((name) => !concerned.includes(name))
  const stakeholders = named.stakeholders([...new Set(concerned), ...others.slice(0, 2)])
  const primary_fhn = words.fhns.some(({ id }) => id === situation.fhn) ? situation.fhn : (words.fhns[0]?.id ?? 1)

  /** Spreads the deeds of a step over its minutes, and over the people in turn. */
  const inStep = (step: number, deeds: Deed[]): Part[] =>
    deeds.map((deed, index) => ({
      step,
      minutes: STEP_MINUTES[manner] / deeds.length,
      who: index % (people - 1),
      deed,
    }))
  const at = (step: number, who: number, minutes: number, deed: Deed): Part => ({ step, who, minutes, deed })

  const joins = everybody
    .filter((who) => manner !== 'fast' || who !== late)
    .map((who) => at(0, who, JOIN_MINUTES, { kind: 'join' }))
  const stories = inStep(
    4,
    metrics.map(({ id, story }) => ({ kind: 'write a story', metric_id: id, user_story: story })),
  )
  const added = inStep(
    5,
    options.map(({ metric_id, option: functional_option }, option) => ({
      kind: 'add an option',
      metric_id,
      option,
      functional_option,
    })),
  )
  const stuck = [
    at(2, 0, STUCK_MINUTES.before, { kind: 'ask for help', about: situation.asks }),
    at(2, 0, STUCK_MINUTES.after, { kind: 'need no more help' }),
  ]
  return [
    ...joins,
    ...inStep(1, [
      { kind: 'create the solution', solution_name: draws.one(situation.names), primary_fhn },
      { kind: 'choose purposes', purpose_ids: named.purposes(situation.purposes) },
    ]),
    ...(manner === 'stuck' ? stuck : []),
    ...inStep(
      2,
      metrics.map(({ id }) => ({ kind: 'add a metric', metric_id: id })),
    ),
    ...(manner === 'fast' ? [at(3, late, JOIN_MINUTES, { kind: 'join' })] : []),
    ...inStep(
      3,
      stakeholders.map((stakeholder_id) => ({ kind: 'add a stakeholder', stakeholder_id })),
    ),
    ...(manner === 'divided' ? [at(4, late, 1, { kind: 'lose the connection' })] : []),
    ...stories,
    ...added,
    ...(manner === 'divided' ? [at(5, late, 1, { kind: 'come back' })] : []),
    ...[true, false].flatMap((virtuous) => rateIn(virtuous)),
    ...inStep(
      7,
      options.map(({ requirement }, option) => ({ kind: 'write a requirement', option, ...requirement })),
    ),
  ]

  /** Everybody rates all options alone, and then the group rates each together. */
  function rateIn(virtuous: boolean): Part[] {
    const expected = options.map((each) => ratingsOf(virtuous ? each.virtuous : each.vicious, words))
    const alone = expected.flatMap((rated, option) =>
      everybody.map((who) =>
        at(6, who, STEP_MINUTES[manner] / options.length / people, {
          kind: 'rate alone',
          option,
          virtuous,
          ...inBothRounds(
            manner === 'divided' && who < 2 ? opposed(rated, who === 0, words) : oddly(rated, words, draws),
            rated,
            draws,
          ),
        }),
      ),
    )
    const together = expected.map((rated, option) =>
      at(6, option % (people - 1), STEP_MINUTES[manner] / 4 / options.length, {
        kind: 'rate together',
        option,
        virtuous,
        rated,
      }),
    )
    return [...alone, ...together]
  }
}

/** Finds the words of a situation in a catalogue. What it does not have is replaced by other words of it. */
function namesIn(words: Words, draws: Draws) {
  function find<T extends { id: number }>(all: readonly T[], nameOf: (entry: T) => string, names: readonly string[]) {
    const left = draws.inAnyOrder(all.filter((entry) => !names.includes(nameOf(entry))))
    return names.flatMap((name) => all.find((entry) => nameOf(entry) === name) ?? left.pop() ?? [])
  }
  return {
    metrics: <T extends { name: string }>(wanted: T[]) => {
      const found = find(
        words.metrics,
        ({ metric_text }) => metric_text,
        wanted.map(({ name }) => name),
      )
      return wanted.flatMap((entry, index) => (found[index] ? [{ ...entry, id: found[index].id }] : []))
    },
    purposes: (names: string[]) => find(words.purposes, ({ purpose }) => purpose, names).map(({ id }) => id),
    stakeholders: (names: string[]) =>
      find(words.stakeholders, ({ stakeholder }) => stakeholder, names).map(({ id }) => id),
  }
}

/** A digit for each need, in the order of the catalogue. */
function ratingsOf(digits: string, { fhns, measures }: Words): Rated {
  return fhns.map(({ id }, index) => {
    const measure = Number(digits[index])
    return { fhn_id: id, measure: measures.some((each) => each.id === measure) ? measure : MEASURE_NONE }
  })
}

function oddly(rated: Rated, { measures }: Words, draws: Draws): Rated {
  return rated.map((cell) => (draws.next() * ODD_RATINGS < 1 ? { ...cell, measure: draws.one(measures).id } : cell))
}

/** Having seen how views spread, some choose what is expected, and others stay with what they chose. */
function inBothRounds(rated: Rated, expected: Rated, draws: Draws) {
  const again = rated.map((cell, index) => (draws.next() < CHANGED_MINDS ? (expected[index] ?? cell) : cell))
  return { rated, again }
}

/** Where others see an effect, one sees nothing but help and the other nothing but harm. */
function opposed(rated: Rated, isHopeful: boolean, { measures }: Words): Rated {
  const effect = isHopeful ? 'helps' : 'harms'
  const others = measures.filter(({ id }) => id !== MEASURE_NONE)
  const seen = others.find((measure) => measure.effect === effect) ?? others.at(isHopeful ? 0 : -1)
  return rated.map((cell) => (cell.measure === MEASURE_NONE ? cell : { ...cell, measure: seen?.id ?? MEASURE_NONE }))
}
