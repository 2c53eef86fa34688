import { TEXT_MAX } from './limits.ts'

/** As the server counts: an emoji is one character, although it takes the room of two. */
export function lengthOf(text: string): number {
  let count = 0
  for (const _character of text) count += 1
  return count
}

export const isTooLong = (text: string, max: number = TEXT_MAX) => text.length > max && lengthOf(text) > max

/** Where in the text its first `count` characters end, as fields count places. */
export function placeAfter(text: string, count: number): number {
  let place = 0
  let passed = 0
  for (const character of text) {
    if (passed === count) break
    passed += 1
    place += character.length
  }
  return place
}
