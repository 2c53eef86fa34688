import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isDiskFull } from '../db/database-errors.ts'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'

const fileIn = (dataDir: string) => join(dataDir, 'running.json')

/** Leaves word of where this server listens, for the operator's commands; answers how to take it back. */
export function rememberAddress(dataDir: string, address: AddressInfo | string | null): () => void {
  try {
    writeFileSync(fileIn(dataDir), JSON.stringify({ url: urlOf(address) }))
  } catch (error) {
    // a full disk: the server is needed to make room on it, and commands ask for it in vain until it starts again
    if (!isDiskFull(error)) throw error
    forgetAddress(dataDir)
  }
  return () => forgetAddress(dataDir)
}

/** Also for whoever holds the folder and so knows that a word left there is stale. */
export function forgetAddress(dataDir: string) {
  rmSync(fileIn(dataDir), { force: true })
}

/** Where the server on this folder listens, if one does; after a crash the word may be stale, so ask before trusting. */
export function readAddress(dataDir: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as { url: string }).url
  } catch {
    return undefined
  }
}

/** An address that this machine can reach, also when the server listens on all of its interfaces. */
export function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return ''
  const { address: ip, port, family } = address
  if (ip === '0.0.0.0' || ip === '::') return `http://127.0.0.1:${port}`
  return family === 'IPv6' ? `http://[${ip}]:${port}` : `http://${ip}:${port}`
}

/** Where other machines reach the server, if they do. */
export function roomUrl(address: AddressInfo | string | null): string | undefined {
  if (address === null || typeof address === 'string' || isLoopback(address.address)) return undefined
  if (address.address !== '0.0.0.0' && address.address !== '::') return urlOf(address)
  const lan = lanAddress()
  return lan && `http://${lan}:${address.port}`
}

export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

export function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((network) => network?.family === 'IPv4' && !network.internal)?.address
}
