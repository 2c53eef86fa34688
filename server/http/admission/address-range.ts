import { isIPv6 } from 'node:net'

/**
 * What one household or room is given of the internet: a single IPv4 address, or 2^64 IPv6 addresses, of which a
 * guesser would otherwise take another one for every guess.
 */
export function addressRange(address: string): string {
  if (!isIPv6(address)) return address
  const [, inIPv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (inIPv4) return inIPv4
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last]
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/64`
}
