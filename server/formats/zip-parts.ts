import { crc32 } from 'node:zlib'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

/** More parts than any workbook has: a list of contents that is there to keep somebody busy. */
export const PARTS_MAX = 2000

/** Says that an archive is damaged, not whole, or of a kind that no spreadsheet writes. */
export class BrokenZip extends Error {}

/** Says that more would come out of an archive than may. */
export class LargeZip extends Error {}

/**
 * An archive in memory, of which only what is asked for is unpacked, bit by bit and beside the others' work. All together may
 * become `bytesMax` bytes.
 */
export class ZipParts {
  readonly #zip: ZipFile
  readonly #entries: Map<string, Entry>
  #bytesLeft: number

  private constructor(zip: ZipFile, entries: Map<string, Entry>, bytesMax: number) {
    this.#zip = zip
    this.#entries = entries
    this.#bytesLeft = bytesMax
  }

  static async open(bytes: Buffer, bytesMax: number): Promise<ZipParts> {
    const entries = new Map<string, Entry>()
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true })
      if (zip.entryCount > PARTS_MAX) throw new BrokenZip('it has too many parts')
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
      return new ZipParts(zip, entries, bytesMax)
    } catch (cause) {
      throw broken(cause)
    }
  }

  has(name: string) {
    return this.#entries.has(name)
  }

  /** Refuses a part that is not there, is not what its archive says of it, or is too much. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name)
    if (!entry) throw new BrokenZip(`${name} is missing`)
    // it cannot say less than it is: the reader stops there
    if (entry.uncompressedSize > this.#bytesLeft) throw new LargeZip()
    this.#bytesLeft -= entry.uncompressedSize
    let sum = 0
    try {
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
        sum = crc32(chunk as Buffer, sum)
        yield chunk as Buffer
      }
    } catch (cause) {
      throw broken(cause)
    }
    if (sum !== entry.crc32) throw new BrokenZip(`${name} is damaged`)
  }
}

const broken = (cause: unknown) =>
  cause instanceof BrokenZip ? cause : new BrokenZip('it cannot be unpacked', { cause })
