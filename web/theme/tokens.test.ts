import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const sheet = readFileSync('web/theme/tokens.css', 'utf8')

/** Every colour of the sheet by its name, as it is in one of the schemes. */
const coloursIn = (scheme: 'light' | 'dark') =>
  Object.fromEntries(
    [...sheet.matchAll(/--nf-([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?;/g)].map(
      ([, name = '', light = '', dark = light]) => [name, scheme === 'light' ? light : dark],
    ),
  )

const grounds = ['paper', 'surface', 'sunk', 'soft', 'danger-soft', 'ok-soft', 'warn-soft', 'info-soft'] as const
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

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const colours = coloursIn(scheme)
  const of = (name: string) => {
    const colour = colours[name]
    if (!colour) throw new Error(`tokens.css has no colour called ${name}`)
    return colour
  }

  test.each(drawn)('what is drawn in %s stands out from every ground', (name) => {
    const weak = grounds.filter((ground) => contrast(of(name), of(ground)) < 3)
    expect(weak).toEqual([])
  })

  test('gold is seen at night', () => {
    expect(contrast(of('night-gold'), of('night'))).toBeGreaterThanOrEqual(3)
    expect(contrast(of('night-gold'), of('night2'))).toBeGreaterThanOrEqual(3)
  })

  test.each(['index.html', 'login.html'])('the browser draws its own bars in the colour of the paper: %s', (page) => {
    const meta = `<meta name="theme-color" content="${of('paper')}" media="(prefers-color-scheme: ${scheme})" />`
    expect(readFileSync(`web/${page}`, 'utf8')).toContain(meta)
  })
})

test('with colours of the system, every colour of ours becomes one of theirs', () => {
  const forced = readFileSync('web/theme/forced-colours.css', 'utf8')
  const missing = Object.keys(coloursIn('light')).filter((name) => !forced.includes(`--nf-${name}: `))
  expect(missing).toEqual([])
})
