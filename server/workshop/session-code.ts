import { randomInt } from 'node:crypto'
import { SESSION_ID_ALPHABET, SESSION_ID_LENGTH } from '#contract/limits.ts'

/** A session ID as it is stored: eight letters and digits, nothing between them. */
export function newCode(): string {
  return Array.from(
    { length: SESSION_ID_LENGTH },
    () => SESSION_ID_ALPHABET[randomInt(SESSION_ID_ALPHABET.length)],
  ).join('')
}

/** Reads what a person typed: case, spaces and hyphens do not matter. */
export function readCode(typed: string): string {
  return typed.replace(/[\s\-\u2010-\u2015]/g, '').toUpperCase()
}

/** As people read it: K7QM-2XVD. */
export function showCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
