import { expect, test } from 'vitest'
import { layOutRing, wallRing } from './ring-layout.ts'
import { placeNames, wrapName } from './ring-names.ts'

const placesOf = (first: string, other: string) => {
  const needs = [first, ...Array<string>(8).fill(other)]
  const cells = needs.map((name, index) => ({ id: index + 1, name, measure: 1, measureName: 'Synergic' }))
  const { circles } = layOutRing(cells, 1, wallRing)
  return { circles, ...placeNames(circles, wallRing) }
}

test('a long measure is broken once, behind its hyphen or between words', () => {
  expect(wrapName('1 Synergic')).toEqual(['1 Synergic'])
  expect(wrapName('2 Pseudo-satisfier')).toEqual(['2 Pseudo-', 'satisfier'])
  expect(wrapName('4 Holds back strongly')).toEqual(['4 Holds', 'back strongly'])
})

test('the number is not left alone on its line', () => {
  expect(wrapName('2 Unpronounceable')).toEqual(['2 Unpronounceable'])
})

test('names stand below their circles, those of two words on two lines', () => {
  const { circles, names, top } = placesOf('Subsistence', 'Kreatives Schaffen')
  expect(names.every(({ y }, index) => y > circles[index]!.y + circles[index]!.r)).toBe(true)
  expect(names.map(({ lines }) => lines.length)).toEqual([1, ...Array<number>(8).fill(2)])
  expect(top).toBe(0)
})

test('one long word on top stands over its circle, where the picture has room for it', () => {
  const { circles, names, top } = placesOf('Lebenserhaltung', 'Schutz')
  expect(names[0]!.y).toBeLessThan(circles[0]!.y - circles[0]!.r - wallRing.halo)
  // its letters are 16 high there
  expect(names[0]!.y - 16).toBeGreaterThanOrEqual(top)
})
