import { expect, test } from 'vitest'
import { Language } from '#contract/fields.ts'
import { REHEARSAL_PEOPLE } from '#contract/limits.ts'
import { beingCatalogue } from '../../catalogue/being-catalogue.ts'
import { Catalogue, type CatalogueDocument } from '../../catalogue/catalogue.ts'
import defaultDocument from '../../catalogue/default-catalogue.json' with { type: 'json' }
import { playIn } from './play.ts'
import { writeScript, type Deed } from './script.ts'

const words = new Catalogue(1, defaultDocument as CatalogueDocument)
const deedsOf = (seed: number, of = words) =>
  writeScript(seed, of).flatMap(({ parts }) => parts.map(({ deed }) => deed))
const only = <K extends Deed['kind']>(deeds: Deed[], kind: K) =>
  deeds.filter((deed): deed is Extract<Deed, { kind: K }> => deed.kind === kind)

test('the same seed writes the same script, another one other texts and ratings', () => {
  expect(writeScript(7, words)).toEqual(writeScript(7, words))
  const [one, other] = [deedsOf(7), deedsOf(8)]
  expect(only(one, 'write a story')).not.toEqual(only(other, 'write a story'))
  expect(only(one, 'rate alone')).not.toEqual(only(other, 'rate alone'))
})

test('twelve people in three groups come, one of them late, and one is away for a while', () => {
  const script = writeScript(7, words)
  expect(script.map(({ people }) => people.length)).toEqual([4, 5, 3])
  const parts = script.flatMap((group) => group.parts)
  const joins = parts.filter(({ deed }) => deed.kind === 'join')
  expect(joins).toHaveLength(REHEARSAL_PEOPLE)
  expect(joins.filter(({ step }) => step > 0)).toHaveLength(1)
  const kinds = parts.map(({ deed }) => deed.kind)
  expect(kinds.indexOf('lose the connection')).toBeLessThan(kinds.indexOf('come back'))
})

test('the group that is stuck asks for help, and goes on without it in the end', () => {
  const [, , stuck] = writeScript(7, words)
  const kinds = stuck?.parts.filter(({ step }) => step === 2).map(({ deed }) => deed.kind)
  expect(kinds?.slice(0, 3)).toEqual(['ask for help', 'need no more help', 'add a metric'])
})

test('rating again, most who were alone with their view choose what the others did, and nobody turns away from it', () => {
  const cells = writeScript(7, words).flatMap(({ parts }) => {
    const own = parts.map(({ deed }) => deed)
    return only(own, 'rate alone').flatMap(({ option, virtuous, rated, again }) => {
      const common = only(own, 'rate together').find((each) => each.option === option && each.virtuous === virtuous)
      return rated.map(({ measure }, need) => ({
        first: measure,
        second: again[need]?.measure,
        common: common?.rated[need]?.measure,
      }))
    })
  })
  const moved = cells.filter(({ first, second }) => first !== second)
  const stayed = cells.filter(({ first, second, common }) => first === second && first !== common)
  expect(moved.every(({ second, common }) => second === common)).toBe(true)
  expect(moved.length).toBeGreaterThan(stayed.length)
  expect(stayed.length).toBeGreaterThan(0)
})

test('two people of a group hold opposite views: where one sees help the other sees harm', () => {
  const [, divided] = writeScript(7, words)
  const [hopeful, worried] = [0, 1].map((who) =>
    only(divided?.parts.filter((part) => part.who === who).map(({ deed }) => deed) ?? [], 'rate alone').flatMap(
      ({ rated }) => rated.map(({ measure }) => words.measures.find(({ id }) => id === measure)?.effect),
    ),
  )
  expect(hopeful).toContain('helps')
  expect(worried).toEqual(hopeful?.map((effect) => (effect === 'helps' ? 'harms' : effect)))
})

test('a group goes through the steps in order, and the fast one needs half the time', () => {
  const script = writeScript(7, words)
  for (const { parts } of script)
    expect(parts.map(({ step }) => step)).toEqual(parts.map(({ step }) => step).toSorted((a, b) => a - b))
  const [fast = 0, divided = 0] = script.map(({ parts }) =>
    parts.filter(({ step }) => step === 2).reduce((sum, { minutes }) => sum + minutes, 0),
  )
  expect(fast).toBeLessThanOrEqual(divided / 2)
})

test('a catalogue with other words is worked with all the same', () => {
  const other = new Catalogue(2, beingCatalogue)
  const deeds = deedsOf(7, other)
  expect(only(deeds, 'add a metric').length).toBeGreaterThan(0)
  for (const { metric_id } of only(deeds, 'add a metric'))
    expect(other.metrics.map(({ id }) => id)).toContain(metric_id)
  for (const { purpose_ids } of only(deeds, 'choose purposes')) expect(purpose_ids.length).toBeGreaterThan(0)
})

test.for(Language.anyOf.map(({ const: language }) => language).filter((language) => language !== 'en'))(
  'in %s the same people do the same, and write all of it in other words',
  async (language) => {
    const play = await playIn(language)
    const texts = /^(solution_name|user_story|functional_option|specification|about|name)$/
    for (const seed of [1, 2, 3]) {
      const [english, other] = [writeScript(seed, words), writeScript(seed, words, play)]
      const bones = (script: typeof english) =>
        JSON.stringify(script, (name, value: unknown) => (texts.test(name) ? '' : value))
      expect(bones(other)).toBe(bones(english))
      const written = (script: typeof english) =>
        script
          .flatMap(({ parts }) => parts)
          .flatMap(({ deed }) =>
            Object.entries(deed).flatMap(([name, value]) => (texts.test(name) ? [String(value)] : [])),
          )
      expect(written(other).filter((text) => written(english).includes(text))).toEqual([])
    }
  },
)
