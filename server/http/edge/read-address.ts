/** A schema of `params` or `query`, as the JSON it is. */
interface AddressSchema {
  properties?: Record<string, { type?: string }>
}

/**
 * What an address carries, as its schema means it. An address is all text: ids in it are digits and nothing else, so
 * that `0x1`, `1e0` or ` 1` is no other way to write 1, and is refused like any text. What the schema does not know is
 * left out, and the rest has the schema's order: two ways to write one address are one answer in the cache.
 */
export function readAddress({ properties = {} }: AddressSchema, given: unknown): Record<string, unknown> {
  const texts = given as Record<string, unknown>
  const read: Record<string, unknown> = {}
  for (const [name, { type }] of Object.entries(properties)) {
    const text = texts[name]
    if (text !== undefined) read[name] = readText(type, text)
  }
  return read
}

function readText(type: string | undefined, text: unknown): unknown {
  if (type === 'integer' && typeof text === 'string' && /^[0-9]+$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
