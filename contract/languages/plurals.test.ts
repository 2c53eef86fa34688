import { describe, expect, test } from 'vitest'
import type { shellMessages } from '../messages/shell.ts'
import type { stepsMessages as englishSteps } from '../messages/steps.ts'
import { counted, nouns } from './ar/grammar.ts'
import { roomScreenMessages } from './ar/room-screen.ts'
import { stepsMessages } from './ar/steps.ts'
import type { Words } from './words.ts'

describe('Arabic, with six forms', () => {
  test.for([
    ['zero', 0, '0 خيار'],
    ['one', 1, 'خيار واحد'],
    ['two', 2, 'خياران'],
    ['few', 3, '3 خيارات'],
    ['few', 10, '10 خيارات'],
    ['many', 11, '11 خيارًا'],
    ['many', 99, '99 خيارًا'],
    ['other', 100, '100 خيار'],
    // a hundred and one is no one, a hundred and three are few again
    ['other', 101, '101 خيار'],
    ['other', 102, '102 خيار'],
    ['few', 103, '103 خيارات'],
    ['many', 111, '111 خيارًا'],
    ['other', 1000, '1,000 خيار'],
  ] as const)('%s: %i', ([form, count, said]) => {
    expect(new Intl.PluralRules('ar').select(count)).toBe(form)
    expect(stepsMessages.optionCount(count)).toBe(said)
  })

  test('two are said otherwise after a verb or a preposition, and only they', () => {
    const differing = [0, 1, 2, 3, 11, 100].filter(
      (count) => counted(count, nouns.need) !== counted(count, nouns.need, 'after'),
    )
    expect(differing).toEqual([2])
  })

  test('whatever is counted has a form for each', () => {
    for (const [name, noun] of Object.entries(nouns)) {
      const said = [1, 2, 3, 11, 100].map((count) => counted(count, noun).replace(/^\d+ /, ''))
      expect(
        said.every((words) => /^[\p{Script=Arabic}\p{M} ]+$/u.test(words)),
        name,
      ).toBe(true)
      // one, two, several and the rest are four words at least; many and other may be the same
      expect(new Set(said).size, name).toBeGreaterThanOrEqual(4)
    }
  })

  test('the room is counted in sentences too', () => {
    expect(roomScreenMessages.joined(1)).not.toMatch(/\d/)
    expect(roomScreenMessages.joined(2)).not.toMatch(/\d/)
    expect(roomScreenMessages.joined(12)).toContain('12 شخصًا')
  })
})

/** A language that is not ours, with forms that are none of English, German, Spanish or French: the shape has room for it. */
describe('Polish, with four', () => {
  const rules = new Intl.PluralRules('pl')
  const number = new Intl.NumberFormat('pl')
  const countedInPolish = (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>) =>
    `${number.format(count)} ${forms[rules.select(count)]}`
  const option = { one: 'opcja', few: 'opcje', many: 'opcji', other: 'opcji' }
  const written: Pick<Words<typeof englishSteps>, 'optionCount' | 'written'> = {
    optionCount: (count) => countedInPolish(count, option),
    // the verb agrees too
    written: (count) => countedInPolish(count, { one: 'napisana', few: 'napisane', many: 'napisanych' }),
  }
  const shell: Pick<Words<typeof shellMessages>, 'showAll'> = {
    showAll: (count) => `Pokaż wszystkie (${number.format(count)})`,
  }

  test.for([
    [0, '0 opcji'],
    [1, '1 opcja'],
    [2, '2 opcje'],
    [4, '4 opcje'],
    [5, '5 opcji'],
    [12, '12 opcji'],
    [21, '21 opcji'],
    [22, '22 opcje'],
    [112, '112 opcji'],
    [122, '122 opcje'],
  ] as const)('%i', ([count, said]) => expect(written.optionCount(count)).toBe(said))

  test('in words that agree, and with its own numbers', () => {
    expect([1, 3, 13].map((count) => written.written(count))).toEqual(['1 napisana', '3 napisane', '13 napisanych'])
    expect(shell.showAll(12_345)).toBe('Pokaż wszystkie (12\u00A0345)')
  })
})
