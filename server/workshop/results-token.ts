import { hash, randomBytes } from 'node:crypto'

/** What a link to results carries: 256 random bits, which nobody guesses, so that a plain hash keeps them safe. */
export const newResultsToken = () => randomBytes(32).toString('base64url')

/** Looked up instead of compared: how long that takes tells nothing about the token itself. */
export const hashOfToken = (token: string) => hash('sha256', token, 'base64url')

/** What cannot be a token costs no look-up. */
export const isToken = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{43}$/.test(text)
