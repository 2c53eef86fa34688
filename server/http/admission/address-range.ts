import { isIPv6 } from 'node:net'

/** Where a guess comes from: what is counted together, and the larger network around it where there is one. */
export interface GuessSource {
  range: string
  network?: string
}

/**
 * The one way in which an address becomes the key of a counter: a single IPv4 address, or an IPv6 /64 (one household or
 * room) inside its /48 (one site, which has 65,536 of them). `kind` separates counters for the same address.
 */
export function sourceOf(address: string, kind = ''): GuessSource {
  const range = addressRange(address)
  const groups = range.split(':')
  if (!range.endsWith('/64')) return { range: kind + range }
  return { range: kind + range, network: `${kind}${groups.slice(0, 3).join(':')}::/48` }
}

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
