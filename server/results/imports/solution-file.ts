import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { Type, type Static } from 'typebox'
import { ExportDocument, type SolutionDocument } from '#contract/exports.ts'
import { BODY_BYTES_MAX, IMPORT_VALUES_MAX, JSON_DEPTH_MAX, SOLUTION_BYTES_MAX } from '#contract/limits.ts'
import { importsMessages, misfitsMessages } from '#contract/messages/imports.ts'
import { AppError } from '../../errors/app-error.ts'
import { firstLineNotUtf8 } from '../../formats/first-line-not-utf8.ts'
import { BrokenJson, DeepJson, jsonParts, type JsonPart } from '../../formats/json-parts.ts'
import { measureJson } from '../../formats/measure-json.ts'
import { newlinesIn } from '../../formats/newlines-in.ts'
import { breakOf, wordAt } from '../../formats/where-json-breaks.ts'

const { misfit } = misfitsMessages

/** After so much work others have their turn. */
const SLICE_MS = 5

/** What stands around the solutions. */
export const FileHead = Type.Omit(ExportDocument, ['solutions'])
/** Each refuses what does not fit its schema, with the place. */
interface PartChecks {
  solution: (value: unknown, path: string) => void
  head: (value: unknown, path: string) => void
}

/** Around the solutions of an export are seven; those of a newer version may be some more. */
const MEMBERS_MAX = 40

const FORMATS: string[] = ExportDocument.properties.format.anyOf.map((one) => one.const)
const VERSION = ExportDocument.properties.version.const

/**
 * A JSON export as it came: its bytes, of which one solution at a time is read. A large one takes seconds, in which
 * others have their turn again and again.
 */
export class SolutionFile {
  readonly #bytes: Buffer
  readonly #check: PartChecks
  #since = performance.now()
  /** What stands around the solutions, once all of it was checked. */
  head: Partial<Static<typeof FileHead>> = {}

  constructor(body: unknown, check: PartChecks) {
    // an empty body is none
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    if (isUtf16(bytes)) {
      const { utf16, utf8, line } = misfitsMessages
      throw new AppError('BAD_JSON', { sentence: `${importsMessages.broken} ${misfit(utf16, utf8, line(1))}` })
    }
    if (!isUtf8(bytes)) {
      const place = misfitsMessages.line(firstLineNotUtf8(bytes))
      throw new AppError('BAD_JSON', { sentence: misfit(misfitsMessages.notUtf8, misfitsMessages.utf8, place) })
    }
    const beginning = bytes.toString('utf8', 0, 1000)
    if (!/^\uFEFF?\s*\{/.test(beginning)) {
      const [line] = beginning.trimStart().split('\n')
      throw notAnExport(misfitsMessages.found(line), misfitsMessages.json.begin, misfitsMessages.line(1))
    }
    this.#bytes = bytes
    this.#check = check
  }

  /** For the first time: each solution, once it is found to be one. At the end all else in the file is right, too. */
  async *checked(): AsyncGenerator<SolutionDocument> {
    const head: Record<string, unknown> = {}
    let list: unknown
    let values = 0
    let members = 0
    for (const part of this.#parts()) {
      await this.#breathe()
      if (!part) continue
      if (part.index !== undefined) {
        values += measureJson(this.#bytes.subarray(part.start, part.end)).values
        if (values > IMPORT_VALUES_MAX)
          throw tooMuch('TOO_LARGE', `solutions.${part.index}`, IMPORT_VALUES_MAX, 'values')
        const solution = this.#parse(part)
        this.#check.solution(solution, `solutions.${part.index}`)
        yield solution as SolutionDocument
        continue
      }
      members += 1
      if (members > MEMBERS_MAX) throw tooMuch('TOO_LARGE', this.#placeOf(part.start), MEMBERS_MAX, 'members')
      if (part.name === 'solutions') list = this.#isList(part) ? [] : this.#parse(part)
      else {
        head[part.name] = this.#parse(part)
        refuseOtherFiles(head)
      }
    }
    if (!('format' in head))
      throw notAnExport(misfitsMessages.found(undefined), misfitsMessages.oneOf(FORMATS), 'format')
    if (!Array.isArray(list)) throw notAnExport(misfitsMessages.found(list), misfitsMessages.objects, 'solutions')
    this.#check.head(head, '')
    this.head = head
  }

  /** Once more, now that all of it is known to be right. */
  async *again(): AsyncGenerator<SolutionDocument> {
    for (const part of this.#parts()) {
      await this.#breathe()
      if (part?.index !== undefined) yield this.#parse(part) as SolutionDocument
    }
  }

  /** What a repeated request is recognised by. */
  toJSON() {
    return createHash('sha256').update(this.#bytes).digest('base64url')
  }

  *#parts(): Generator<JsonPart | undefined> {
    try {
      yield* jsonParts(this.#bytes, 'solutions')
    } catch (error) {
      if (error instanceof DeepJson) throw tooMuch('TOO_DEEP', this.#placeOf(error.offset), JSON_DEPTH_MAX, 'levels')
      throw error instanceof BrokenJson ? this.#broken(error.offset, error) : error
    }
  }

  /** Its items were handed out one by one. */
  #isList({ start }: JsonPart) {
    return this.#bytes.toString('latin1', start, start + 1) === '['
  }

  #parse({ name, index, start, end }: JsonPart): unknown {
    const [place, bytesMax] = index === undefined ? [name, BODY_BYTES_MAX] : [`${name}.${index}`, SOLUTION_BYTES_MAX]
    if (end - start > bytesMax) {
      throw new AppError('TOO_LARGE', {
        sentence: misfit(misfitsMessages.size(end - start), misfitsMessages.sizeAtMost(bytesMax), place),
      })
    }
    const text = this.#bytes.toString('utf8', start, end)
    try {
      return JSON.parse(text)
    } catch (cause) {
      const { offset, expected } = breakOf(text)
      throw this.#broken(start + Buffer.byteLength(text.slice(0, offset)), { expected, cause })
    }
  }

  #broken(offset: number, { expected, cause }: { expected: BrokenJson['expected']; cause?: unknown }) {
    const found = wordAt(this.#bytes.toString('utf8', offset, offset + 200), 0)
    const sentence = misfit(
      found === '' ? misfitsMessages.end : misfitsMessages.found(found),
      misfitsMessages.json[expected],
      this.#placeOf(offset),
    )
    return new AppError('BAD_JSON', { cause, sentence: `${importsMessages.broken} ${sentence}` })
  }

  #placeOf(offset: number) {
    const before = this.#bytes.subarray(0, offset)
    const line = before.subarray(before.lastIndexOf('\n') + 1)
    return misfitsMessages.column(newlinesIn(before) + 1, line.toString().length + 1)
  }

  async #breathe() {
    if (performance.now() - this.#since < SLICE_MS) return
    await setImmediate()
    this.#since = performance.now()
  }
}

/** It says so, or every other byte of its first letters is nought. */
const isUtf16 = (bytes: Buffer) => /^(?:\xFF\xFE|\xFE\xFF|\0[^\0]|[^\0]\0)/.test(bytes.toString('latin1', 0, 2))

function refuseOtherFiles({ format, version }: Record<string, unknown>) {
  if (format !== undefined && !FORMATS.includes(format as string)) {
    throw notAnExport(misfitsMessages.found(format), misfitsMessages.oneOf(FORMATS), 'format')
  }
  if (version !== undefined && version !== VERSION) {
    const sentence = misfit(misfitsMessages.found(version), String(VERSION), 'version')
    throw new AppError('BAD_INPUT', { sentence: `${importsMessages.otherVersion} ${sentence}` })
  }
}

const notAnExport = (...[found, expected, place]: [found: string, expected: string, place: string]) =>
  new AppError('BAD_INPUT', { sentence: `${importsMessages.notAnExport} ${misfit(found, expected, place)}` })

const tooMuch = (code: 'TOO_LARGE' | 'TOO_DEEP', place: string, max: number, what: 'values' | 'members' | 'levels') =>
  new AppError(code, {
    sentence: misfit(
      misfitsMessages.moreThan(max, misfitsMessages[what]),
      misfitsMessages.atMost(max, misfitsMessages[what]),
      place,
    ),
  })
