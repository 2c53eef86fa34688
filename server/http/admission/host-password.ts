import { createHash, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Db, Queries } from '../../db/schema.ts'
import { readSetting, replaceSetting, settleSetting, writeSetting } from '../../db/settings.sql.ts'
import { requireGoodPassword } from './password-rules.ts'
import { signFor, unsignFor } from './signed-cookies.ts'

/** The memory of a check is 2 ** (logN + 10) bytes, its time grows with p. */
export interface PasswordCost {
  logN: number
  p: number
}

/**
 * One row of the OWASP table for scrypt. Of the equally strong ones it suits small machines: on 2.5 GHz a check takes 0.43 s and
 * 33 MiB, with N = 2 ** 17 and p = 1 it takes 0.68 s and 128 MiB.
 */
export const USUAL_COST: PasswordCost = { logN: 15, p: 3 }
const BLOCK_SIZE = 8
const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

function derive(password: string, salt: Buffer, { logN, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** logN
  // twice what the blocks need, for what else the function holds
  return scryptAsync(password, salt, 32, { N, r: BLOCK_SIZE, p, maxmem: 2 * 128 * BLOCK_SIZE * N })
}

interface StoredPassword {
  salt: Buffer
  key: Buffer
  cost: PasswordCost
  /** Of the hash that this one replaced, so that the cookies given for it remain valid. */
  hostKey: string | undefined
}

/** Version 0.2.0 stored no cost, later ones no p. */
function parse(stored: string): StoredPassword {
  const [, salt = '', key = '', logN = 15, p = 1, hostKey] = stored.split('$')
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  return { salt: bytes(salt), key: bytes(key), cost: { logN: Number(logN), p: Number(p) }, hostKey }
}

async function hash(password: string, cost: PasswordCost, hostKey?: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  const fields = ['scrypt', salt.toString('base64url'), key.toString('base64url'), cost.logN, cost.p]
  return [...fields, ...(hostKey === undefined ? [] : [hostKey])].join('$')
}

async function matches(password: string, stored: string): Promise<boolean> {
  const { salt, key, cost } = parse(stored)
  return timingSafeEqual(await derive(password, salt, cost), key)
}

/** Names the stored password without revealing it: host cookies carry this, so a new password ends them. */
export function hostKeyOf(stored: string): string {
  return parse(stored).hostKey ?? createHash('sha256').update(stored).digest('base64url').slice(0, 22)
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

/** Stores the right password again when its hash is cheaper than today's; its hosts stay signed in. */
export async function upgradeHostPassword({ read, write }: Db, password: string, cost: PasswordCost): Promise<void> {
  const stored = await readSetting(read, 'host_password')
  if (!stored || workOf(parse(stored).cost) >= workOf(cost)) return
  // another password may have been set since it was checked
  if (!(await matches(password, stored))) return
  await replaceSetting(write, 'host_password', stored, await hash(password, cost, hostKeyOf(stored)))
}

const workOf = ({ logN, p }: PasswordCost) => 2 ** logN * p

export async function setHostPassword(db: Queries, password: string, cost = USUAL_COST): Promise<void> {
  await writeSetting(db, 'host_password', await hashHostPassword(password, cost))
}

export const hashHostPassword = (password: string, cost = USUAL_COST) => hash(password, cost)

const SIGNED_NAME = 'host_password'

/** Proves that the sender can read the database. It names the current password too, so that it is valid only once. */
export const signHostPassword = (hostKey: string, newHash: string, sign: (text: string) => string) =>
  signFor(SIGNED_NAME, `${hostKey} ${newHash}`, sign)

/** Returns whether the new hash was signed by `signHostPassword` while the current password was set. */
export async function replaceSignedPassword(db: Queries, app: FastifyInstance, signed: string): Promise<boolean> {
  const [hostKey, newHash] = unsignFor(app, SIGNED_NAME, signed)?.split(' ') ?? []
  if (!newHash || hostKey !== (await readHostKey(db))) return false
  await writeSetting(db, 'host_password', newHash)
  return true
}

export function newHostPassword(): string {
  return randomBytes(9).toString('base64url')
}

/**
 * Ensures that there is a host password when the server starts: the given one, or a new one the first time. Returns the
 * new one, to be shown once. A given one that is stored already is not held to rules that came later.
 */
export async function settleHostPassword(db: Queries, given: string | undefined): Promise<string | undefined> {
  if (given !== undefined) {
    if (await checkHostPassword(db, given)) return undefined
    requireGoodPassword(given)
    await setHostPassword(db, given)
    return undefined
  }
  if (await readSetting(db, 'host_password')) return undefined
  const password = newHostPassword()
  const stored = await hash(password, USUAL_COST)
  return (await settleSetting(db, 'host_password', stored)) === stored ? password : undefined
}
