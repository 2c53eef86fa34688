import { createHash, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import type { Queries } from '../../db/schema.ts'
import { readSetting, settleSetting, writeSetting } from '../../db/settings.sql.ts'

/** Memory-hard: 2 ** 15 blocks are 32 MiB and some 60 ms a guess. */
const COST = 15
const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return scryptAsync(password, salt, 32, { N: 2 ** cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 })
}

/** The cost is stored along, so that it can be raised one day while older passwords still open. */
async function hash(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', salt.toString('base64url'), key.toString('base64url'), cost].join('$')
}

async function matches(password: string, stored: string): Promise<boolean> {
  // version 0.2.0 stored no cost
  const [, salt = '', key = '', cost = 15] = stored.split('$')
  const expected = Buffer.from(key, 'base64url')
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), Number(cost)), expected)
}

/** Names the stored password without revealing it: host cookies carry this, so a new password ends them. */
export function hostKeyOf(stored: string): string {
  return createHash('sha256').update(stored).digest('base64url').slice(0, 22)
}

export async function readHostKey(db: Queries): Promise<string | undefined> {
  const stored = await readSetting(db, 'host_password')
  return stored && hostKeyOf(stored)
}

/** The current password's key when the guess is right. */
export async function checkHostPassword(db: Queries, guess: string): Promise<string | undefined> {
  const stored = await readSetting(db, 'host_password')
  return stored && (await matches(guess, stored)) ? hostKeyOf(stored) : undefined
}

export async function setHostPassword(db: Queries, password: string, cost = COST): Promise<void> {
  await writeSetting(db, 'host_password', await hash(password, cost))
}

export function newHostPassword(): string {
  return randomBytes(9).toString('base64url')
}

/**
 * Makes sure there is a host password when the server starts: the given one, or else a new one the first time.
 * Answers the new one, to be shown once.
 */
export async function settleHostPassword(db: Queries, given: string | undefined): Promise<string | undefined> {
  if (given !== undefined) {
    if (!(await checkHostPassword(db, given))) await setHostPassword(db, given)
    return undefined
  }
  if (await readSetting(db, 'host_password')) return undefined
  const password = newHostPassword()
  const stored = await hash(password, COST)
  return (await settleSetting(db, 'host_password', stored)) === stored ? password : undefined
}
