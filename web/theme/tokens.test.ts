import { describe, expect, test } from 'vitest'
import { dark, light } from './tokens.ts'

const grounds = ['paper', 'surface', 'sunk', 'soft', 'dangerSoft', 'okSoft', 'warnSoft', 'infoSoft'] as const
/** Of fields, lines and signs; the ring of the focus is the accent. */
const drawn = ['edge', 'accent', 'gold', 'petal', 'ink3', 'danger', 'ok', 'warn', 'info'] as const

/** WCAG's relative luminance of `#RRGGBB`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_scheme, tokens) => {
  test.each(drawn)('what is drawn in %s stands out from every ground', (name) => {
    const weak = grounds.filter((ground) => contrast(tokens[name], tokens[ground]) < 3)
    expect(weak).toEqual([])
  })

  test('gold is seen at night', () => {
    expect(contrast(tokens.nightGold, tokens.night)).toBeGreaterThanOrEqual(3)
    expect(contrast(tokens.nightGold, tokens.night2)).toBeGreaterThanOrEqual(3)
  })
})
