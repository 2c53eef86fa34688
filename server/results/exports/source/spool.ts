import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { inTemporaryFolder, unlessFull } from '../../../db/temporary-file.ts'

/** Things written down once and read as often as wanted, one in memory at a time. Whoever makes one closes it. */
interface Spool<Item> {
  add: (item: Item) => Promise<void>
  items: () => AsyncIterable<Item>
  close: () => Promise<void>
}

/** A file that has no name any more: the system frees it with the process, however that ends. */
export async function openSpool<Item>(): Promise<Spool<Item>> {
  const file = await inTemporaryFolder('ninefold-export-', (folder) => open(join(folder, 'spool'), 'w+', 0o600))
  /** Where each item ends. */
  const ends: number[] = []
  return {
    async add(item) {
      const bytes = Buffer.from(JSON.stringify(item))
      const start = ends.at(-1) ?? 0
      await unlessFull(() => writeAll(file, bytes, start))
      ends.push(start + bytes.length)
    },
    async *items() {
      let start = 0
      for (const end of ends) {
        const bytes = Buffer.alloc(end - start)
        await file.read(bytes, 0, bytes.length, start)
        yield JSON.parse(bytes.toString()) as Item
        start = end
      }
    },
    close: () => file.close(),
  }
}

/** On a disk that is nearly full, one call writes only the part that fits; the next one fails. */
async function writeAll(file: FileHandle, bytes: Buffer, start: number) {
  for (let written = 0; written < bytes.length;) {
    written += (await file.write(bytes, written, bytes.length - written, start + written)).bytesWritten
  }
}
