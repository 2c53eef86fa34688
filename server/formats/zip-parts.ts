import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

const END = 0x06054b50
const END_BYTES = 22
const COMMENT_MAX = 0xffff
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

/** Says that an archive is damaged, not whole, or of a kind that no spreadsheet writes. */
export class BrokenZip extends Error {}

/** Says that more would come out of an archive than may. */
export class LargeZip extends Error {}

interface Entry {
  method: number
  packed: number
  /** How long it is unpacked, as the archive says. */
  length: number
  /** Where its own head lies. */
  at: number
}

/**
 * An archive in memory, of which only what is asked for is unpacked, beside the others' work. All together may become
 * `bytesMax` bytes, whatever the archive says of itself.
 */
export class ZipParts {
  readonly #bytes: Buffer
  readonly #entries = new Map<string, Entry>()
  #bytesLeft: number

  constructor(bytes: Buffer, bytesMax: number) {
    this.#bytes = bytes
    this.#bytesLeft = bytesMax
    const end = this.#findEnd()
    const count = bytes.readUInt16LE(end + 10)
    let at = bytes.readUInt32LE(end + 16)
    for (let index = 0; index < count; index++) {
      this.#require(at, ENTRY_BYTES, ENTRY)
      const nameLength = bytes.readUInt16LE(at + 28)
      const next = at + ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
      const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)
      this.#entries.set(name, {
        method: bytes.readUInt16LE(at + 10),
        packed: bytes.readUInt32LE(at + 20),
        length: bytes.readUInt32LE(at + 24),
        at: bytes.readUInt32LE(at + 42),
      })
      at = next
    }
  }

  /** Undefined where there is no such part. */
  async read(name: string): Promise<string | undefined> {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    const unpacked = await this.#unpack(entry)
    if (unpacked.length !== entry.length) throw new BrokenZip('A part of it is not whole.')
    this.#bytesLeft -= unpacked.length
    return unpacked.toString('utf8')
  }

  async #unpack({ method, packed, at }: Entry): Promise<Buffer> {
    this.#require(at, LOCAL_BYTES, LOCAL)
    const start = at + LOCAL_BYTES + this.#bytes.readUInt16LE(at + 26) + this.#bytes.readUInt16LE(at + 28)
    if (start + packed > this.#bytes.length) throw new BrokenZip('A part of it is missing.')
    const bytes = this.#bytes.subarray(start, start + packed)
    if (method !== STORED && method !== DEFLATED) throw new BrokenZip('It is packed in an unusual way.')
    if (bytes.length > this.#bytesLeft || this.#bytesLeft === 0) throw new LargeZip()
    if (method === STORED) return bytes
    try {
      return await inflate(bytes, { maxOutputLength: this.#bytesLeft })
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new LargeZip()
      throw new BrokenZip('A part of it cannot be unpacked.', { cause })
    }
  }

  #findEnd(): number {
    const last = this.#bytes.length - END_BYTES
    for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at--) {
      if (this.#bytes.readUInt32LE(at) === END) return at
    }
    throw new BrokenZip('Its end is missing.')
  }

  #require(at: number, length: number, signature: number) {
    if (at + length > this.#bytes.length || this.#bytes.readUInt32LE(at) !== signature) {
      throw new BrokenZip('Its list of contents does not fit.')
    }
  }
}
