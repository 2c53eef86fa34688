import { expect, test } from 'vitest'
import { SESSION_ID_ALPHABET } from '#contract/limits.ts'
import { newCode, readCode, showCode } from './session-code.ts'

test('codes are eight characters that are not read for one another', () => {
  const codes = Array.from({ length: 500 }, newCode)
  expect(new Set(codes).size).toBe(500)
  expect(codes.join('')).toMatch(new RegExp(`^[${SESSION_ID_ALPHABET}]{4000}$`))
  for (const confusing of '01OIL5S8B'.replace('8', '')) expect(SESSION_ID_ALPHABET).not.toContain(confusing)
  expect(new Set(codes.join('')).size).toBe(SESSION_ID_ALPHABET.length)
})

test('case, spaces and hyphens of any kind do not matter', () => {
  for (const typed of ['K7QM-2XVD', 'k7qm2xvd', ' K7QM 2XVD\n', 'K7QM–2XVD', 'k-7-q-m-2-x-v-d', 'K7QM\u00a02XVD']) {
    expect(readCode(typed)).toBe('K7QM2XVD')
  }
})

test('codes are shown in two halves, and read back the same', () => {
  expect(showCode('K7QM2XVD')).toBe('K7QM-2XVD')
  const code = newCode()
  expect(readCode(showCode(code))).toBe(code)
})
