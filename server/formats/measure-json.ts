const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
/** Braces are brackets with this bit. */
const BRACE_BIT = 0x20
const OPENING = 0x7b
const CLOSING = 0x7d

/**
 * How deep lists and objects lie in each other, and about how many values there are, in a text that should be JSON. It
 * takes a few milliseconds a megabyte and no memory, where parsing would take much of both.
 */
export function measureJson(bytes: Uint8Array): { depth: number; values: number } {
  let level = 0
  let depth = 0
  let values = 1
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (byte === QUOTE) at = endOfString(bytes, at)
    else if (byte === COMMA) values += 1
    else if ((byte | BRACE_BIT) === OPENING) {
      values += 1
      level += 1
      if (level > depth) depth = level
    } else if ((byte | BRACE_BIT) === CLOSING) level -= 1
  }
  return { depth, values }
}

function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at
}
