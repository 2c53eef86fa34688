import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { Type, type Static } from 'typebox'
import { ExportDocument, type SolutionDocument } from '#contract/exports.ts'
import { BODY_BYTES_MAX, IMPORT_VALUES_MAX, SOLUTION_BYTES_MAX } from '#contract/limits.ts'
import { importsMessages } from '#contract/messages/imports.ts'
import { AppError } from '../../errors/app-error.ts'
import { BrokenJson, DeepJson, jsonParts, type JsonPart } from '../../formats/json-parts.ts'
import { measureJson } from '../../formats/measure-json.ts'
import { whereJsonBreaks } from '../../formats/where-json-breaks.ts'

/** After so much work others have their turn. */
const SLICE_MS = 5

/** What stands around the solutions. */
export const FileHead = Type.Omit(ExportDocument, ['solutions'])
/** Each refuses what does not fit its schema, with the place. */
interface PartChecks {
  solution: (value: unknown, path: string) => void
  head: (value: unknown, path: string) => void
}

const FORMATS: unknown[] = ExportDocument.properties.format.anyOf.map((one) => one.const)
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
    if (!isUtf8(bytes)) throw new AppError('BAD_JSON')
    if (!/^\uFEFF?\s*\{/.test(bytes.toString('utf8', 0, 1000))) {
      throw new AppError('BAD_INPUT', { sentence: importsMessages.notAnExport })
    }
    this.#bytes = bytes
    this.#check = check
  }

  /** For the first time: each solution, once it is found to be one. At the end all else in the file is right, too. */
  async *checked(): AsyncGenerator<SolutionDocument> {
    const head: Record<string, unknown> = {}
    let hasList = false
    let values = 0
    for (const part of this.#parts()) {
      if (part.index !== undefined) {
        values += measureJson(this.#bytes.subarray(part.start, part.end)).values
        if (values > IMPORT_VALUES_MAX) throw new AppError('TOO_LARGE')
        const solution = this.#parse(part)
        this.#check.solution(solution, `/solutions/${part.index}`)
        yield solution as SolutionDocument
        await this.#breathe()
      } else if (part.name === 'solutions') hasList = this.#bytes.toString('latin1', part.start, part.start + 1) === '['
      else {
        head[part.name] = this.#parse(part)
        refuseOtherFiles(head)
      }
    }
    if (!('format' in head) || !hasList) throw new AppError('BAD_INPUT', { sentence: importsMessages.notAnExport })
    this.#check.head(head, '')
    this.head = head
  }

  /** Once more, now that all of it is known to be right. */
  async *again(): AsyncGenerator<SolutionDocument> {
    for (const part of this.#parts()) {
      if (part.index === undefined) continue
      yield this.#parse(part) as SolutionDocument
      await this.#breathe()
    }
  }

  /** What a repeated request is recognised by. */
  toJSON() {
    return createHash('sha256').update(this.#bytes).digest('base64url')
  }

  *#parts(): Generator<JsonPart> {
    try {
      yield* jsonParts(this.#bytes, 'solutions')
    } catch (error) {
      if (error instanceof DeepJson) throw new AppError('TOO_DEEP', { cause: error })
      throw error instanceof BrokenJson ? this.#broken(error.offset) : error
    }
  }

  #parse({ name, index, start, end }: JsonPart): unknown {
    const isSolution = index !== undefined
    if (end - start > (isSolution ? SOLUTION_BYTES_MAX : BODY_BYTES_MAX)) {
      throw new AppError('TOO_LARGE', {
        sentence: importsMessages.partTooLarge(isSolution ? `${name}.${index}` : name),
      })
    }
    const text = this.#bytes.toString('utf8', start, end)
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw this.#broken(start, whereJsonBreaks(text), cause)
    }
  }

  /** Names the place in the file of a place in one of its parts. */
  #broken(offset: number, within = { line: 1, column: 1 }, cause?: unknown) {
    const before = this.#bytes.toString('utf8', 0, offset)
    const lineStart = before.lastIndexOf('\n') + 1
    const line = before.split('\n').length + within.line - 1
    const column = within.line === 1 ? before.length - lineStart + within.column : within.column
    return new AppError('BAD_JSON', { cause, sentence: importsMessages.broken(line, column) })
  }

  async #breathe() {
    if (performance.now() - this.#since < SLICE_MS) return
    await setImmediate()
    this.#since = performance.now()
  }
}

function refuseOtherFiles({ format, version }: Record<string, unknown>) {
  const sentence =
    format !== undefined && !FORMATS.includes(format)
      ? importsMessages.notAnExport
      : version !== undefined && version !== VERSION
        ? importsMessages.otherVersion(typeof version === 'number' ? version : undefined, VERSION)
        : undefined
  if (sentence) throw new AppError('BAD_INPUT', { sentence })
}
