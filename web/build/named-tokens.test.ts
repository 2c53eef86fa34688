import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dark, light } from '../theme/tokens.ts'
import { nameToTokens } from './named-tokens.ts'

test('the style sheet declares the tokens of both schemes', () => {
  const [day = '', night = ''] = nameToTokens(readFileSync('web/theme/tokens.css', 'utf8')).split('dark')
  expect(day).toContain(`--nf-accent-hover: ${light.accentHover};`)
  expect(night).toContain(`--nf-accent-hover: ${dark.accentHover};`)
})

test('a name that nobody knows fails the build', () => {
  expect(() => nameToTokens('--tokens: dusk;')).toThrow('dusk')
})
