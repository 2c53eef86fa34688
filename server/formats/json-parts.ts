import { JSON_DEPTH_MAX } from '#contract/limits.ts'
import type { Expected } from './where-json-breaks.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const SPACES = [0x20, 0x09, 0x0a, 0x0d]
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
/** A member of the outermost object, or an item of the list that is walked; `start` and `end` are bytes. */
export interface JsonPart {
  name: string
  /** Its place in the list; absent where the part is a whole member. */
  index?: number
  start: number
  end: number
}

/** Says at which byte a text stops being JSON, and what should be there. */
export class BrokenJson extends Error {
  readonly offset: number
  readonly expected: ExpectedPart

  constructor(offset: number, expected: ExpectedPart) {
    super('This is not JSON.')
    this.offset = offset
    this.expected = expected
  }
}

type ExpectedPart = Expected | 'begin' | 'quotation mark'

/** Says at which byte lists or objects lie too deep in each other. */
export class DeepJson extends Error {
  readonly offset: number

  constructor(offset: number) {
    super('This lies too deep.')
    this.offset = offset
  }
}

/**
 * Finds the parts of a JSON object without reading them, so that a long one can be read bit by bit: each of its members,
 * and of the list of this name each item before it. Whether a part is JSON shows when it is parsed.
 */
export function* jsonParts(bytes: Buffer, list: string): Generator<JsonPart> {
  let at = afterSpace(bytes, startOf(bytes))
  at = expect(bytes, at, OPEN_BRACE, 'begin')
  if (bytes[at] !== CLOSE_BRACE) {
    for (;;) {
      const key = { start: at, end: bytes[at] === QUOTE ? endOfString(bytes, at) : at }
      const name = keyOf(bytes, key)
      at = expect(bytes, afterSpace(bytes, key.end), COLON, 'colon')
      const isList = name === list && bytes[at] === OPEN_BRACKET
      const end = isList ? yield* items(bytes, name, at) : endOfValue(bytes, at)
      yield { name, start: at, end }
      at = afterSpace(bytes, end)
      if (bytes[at] !== COMMA) break
      at = afterSpace(bytes, at + 1)
    }
  }
  at = expect(bytes, at, CLOSE_BRACE, 'comma or end')
  if (at < bytes.length) throw new BrokenJson(at, 'nothing')
}

function* items(bytes: Buffer, name: string, from: number): Generator<JsonPart, number> {
  let at = afterSpace(bytes, from + 1)
  if (bytes[at] === CLOSE_BRACKET) return at + 1
  for (let index = 0; ; index++) {
    const end = endOfValue(bytes, at)
    yield { name, index, start: at, end }
    at = afterSpace(bytes, end)
    if (bytes[at] === CLOSE_BRACKET) return at + 1
    at = expect(bytes, at, COMMA, 'comma or end')
  }
}

/** Some editors begin a file with a mark that is no part of the text. */
const startOf = (bytes: Buffer) => (BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? 3 : 0)

function keyOf(bytes: Buffer, { start, end }: { start: number; end: number }): string {
  try {
    return JSON.parse(bytes.toString('utf8', start, end)) as string
  } catch {
    throw new BrokenJson(start, 'key')
  }
}

/** Answers where the next thing begins. */
function expect(bytes: Buffer, at: number, byte: number, expected: ExpectedPart): number {
  if (bytes[at] !== byte) throw new BrokenJson(at, expected)
  return afterSpace(bytes, at + 1)
}

function afterSpace(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && SPACES.includes(bytes[at] as number)) at += 1
  return at
}

function endOfString(bytes: Buffer, start: number): number {
  for (let from = start + 1; ;) {
    const quote = bytes.indexOf(QUOTE, from)
    if (quote < 0) throw new BrokenJson(start, 'quotation mark')
    let escapes = 0
    while (bytes[quote - 1 - escapes] === BACKSLASH) escapes += 1
    if (escapes % 2 === 0) return quote + 1
    from = quote + 1
  }
}

function endOfValue(bytes: Buffer, start: number): number {
  let depth = 0
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte === QUOTE) {
      at = endOfString(bytes, at) - 1
      if (depth === 0) return at + 1
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      depth += 1
      if (depth > JSON_DEPTH_MAX) throw new DeepJson(at)
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      if (depth > 0) depth -= 1
      else if (at > start) return at
      else throw new BrokenJson(at, 'value')
      if (depth === 0) return at + 1
    } else if (depth === 0 && (byte === COMMA || SPACES.includes(byte))) {
      if (at > start) return at
      throw new BrokenJson(at, 'value')
    }
  }
  throw new BrokenJson(bytes.length, depth === 0 ? 'value' : 'comma or end')
}
