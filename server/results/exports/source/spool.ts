import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Things written down once and read as often as wanted, one in memory at a time. Whoever makes one closes it. */
interface Spool<Item> {
  add: (item: Item) => Promise<void>
  items: () => AsyncIterable<Item>
  close: () => Promise<void>
}

/** A file that has no name any more: the system frees it with the process, however that ends. */
export async function openSpool<Item>(): Promise<Spool<Item>> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-export-'))
  const file = await open(join(folder, 'spool'), 'w+', 0o600)
  await rm(folder, { recursive: true, force: true })
  /** Where each item ends. */
  const ends: number[] = []
  return {
    async add(item) {
      const bytes = Buffer.from(JSON.stringify(item))
      const start = ends.at(-1) ?? 0
      await file.write(bytes, 0, bytes.length, start)
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
