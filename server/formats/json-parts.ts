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
const SPACE = 0x20
const TAB = 0x09
const NEWLINE = 0x0a
const RETURN = 0x0d
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
/** So many bytes are walked in one go. */
const STRETCH_BYTES = 256 * 1024

/** A member of the outermost object, or an item of the list that is walked; `start` and `end` are bytes. */
export interface JsonPart {
  name: string
  /** Its place in the list; absent where the part is a whole member. */
  index?: number
  start: number
  end: number
}

/** What is found on the way, and what is known at its end. */
type Walk<End = void> = Generator<JsonPart | undefined, End>

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
 * and of the list of this name each item before it. Whether a part is JSON shows when it is parsed. After a long stretch
 * without one it gives `undefined`, so that others can have their turn.
 */
export function* jsonParts(bytes: Buffer, list: string): Walk {
  let at = yield* afterSpace(bytes, startOf(bytes))
  at = yield* expect(bytes, at, OPEN_BRACE, 'begin')
  if (bytes[at] !== CLOSE_BRACE) {
    for (;;) {
      const key = { start: at, end: bytes[at] === QUOTE ? endOfString(bytes, at) : at }
      const name = keyOf(bytes, key)
      at = yield* expect(bytes, yield* afterSpace(bytes, key.end), COLON, 'colon')
      const isList = name === list && bytes[at] === OPEN_BRACKET
      const end = isList ? yield* items(bytes, name, at) : yield* endOfValue(bytes, at)
      yield { name, start: at, end }
      at = yield* afterSpace(bytes, end)
      if (bytes[at] !== COMMA) break
      at = yield* afterSpace(bytes, at + 1)
    }
  }
  at = yield* expect(bytes, at, CLOSE_BRACE, 'comma or end')
  if (at < bytes.length) throw new BrokenJson(at, 'nothing')
}

function* items(bytes: Buffer, name: string, from: number): Walk<number> {
  let at = yield* afterSpace(bytes, from + 1)
  if (bytes[at] === CLOSE_BRACKET) return at + 1
  for (let index = 0; ; index++) {
    const end = yield* endOfValue(bytes, at)
    yield { name, index, start: at, end }
    at = yield* afterSpace(bytes, end)
    if (bytes[at] === CLOSE_BRACKET) return at + 1
    at = yield* expect(bytes, at, COMMA, 'comma or end')
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
function* expect(bytes: Buffer, at: number, byte: number, expected: ExpectedPart): Walk<number> {
  if (bytes[at] !== byte) throw new BrokenJson(at, expected)
  return yield* afterSpace(bytes, at + 1)
}

const isSpace = (byte: number | undefined) => byte === SPACE || byte === NEWLINE || byte === RETURN || byte === TAB

function* afterSpace(bytes: Buffer, from: number): Walk<number> {
  let at = from
  for (let pause = at + STRETCH_BYTES; isSpace(bytes[at]); at++) {
    if (at < pause) continue
    pause = at + STRETCH_BYTES
    yield
  }
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

function* endOfValue(bytes: Buffer, start: number): Walk<number> {
  let depth = 0
  let pause = start + STRETCH_BYTES
  for (let at = start; at < bytes.length; at++) {
    if (at >= pause) {
      pause = at + STRETCH_BYTES
      yield
    }
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
    } else if (depth === 0 && (byte === COMMA || isSpace(byte))) {
      if (at > start) return at
      throw new BrokenJson(at, 'value')
    }
  }
  throw new BrokenJson(bytes.length, depth === 0 ? 'value' : 'comma or end')
}
