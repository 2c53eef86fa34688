import { text } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { BrokenZip, LargeZip, ZipParts } from './zip-parts.ts'

const TEXT = 'The system shall work. '.repeat(200)
const bytes = Buffer.from(zipSync({ 'a.xml': strToU8(TEXT), 'b.xml': [strToU8('ä'), { level: 0 }] }))
/** Where the list of contents tells of a part. */
const entryOf = (archive: Buffer, name: string) => archive.lastIndexOf(name) - 46

const textOf = (parts: ZipParts, name: string) => text(parts.read(name))
const read = async (archive: Buffer, bytesMax = 10_000) => textOf(await ZipParts.open(archive, bytesMax), 'a.xml')

function changed(change: (archive: Buffer) => void): Buffer {
  const archive = Buffer.from(bytes)
  change(archive)
  return archive
}

test('parts are read by name, packed or not', async () => {
  const parts = await ZipParts.open(bytes, 10_000)
  expect(await textOf(parts, 'a.xml')).toBe(TEXT)
  expect(await textOf(parts, 'b.xml')).toBe('ä')
  expect([parts.has('a.xml'), parts.has('c.xml')]).toEqual([true, false])
  await expect(textOf(parts, 'c.xml')).rejects.toThrow(BrokenZip)
})

test('no more comes out than may, also in several parts, and a part that says less than it is is refused', async () => {
  await expect(read(bytes, 1000)).rejects.toThrow(LargeZip)
  const lying = changed((archive) => archive.writeUInt32LE(10, entryOf(archive, 'a.xml') + 24))
  await expect(read(lying, 1000)).rejects.toThrow(BrokenZip)
  const parts = await ZipParts.open(bytes, TEXT.length + 100)
  await textOf(parts, 'a.xml')
  await expect(textOf(parts, 'a.xml')).rejects.toThrow(LargeZip)
})

test('what is damaged or not whole is refused, wherever it ends', async () => {
  for (let length = 0; length < bytes.length; length++) {
    await expect(ZipParts.open(bytes.subarray(0, length), 10_000), `${length}`).rejects.toThrow(BrokenZip)
  }
  await expect(read(changed((archive) => archive.fill(0xff, 40, 60)))).rejects.toThrow(BrokenZip)
  const otherSum = changed((archive) => archive.writeUInt32LE(1, entryOf(archive, 'a.xml') + 16))
  await expect(read(otherSum)).rejects.toThrow(BrokenZip)
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}`, new Uint8Array()]))
  await expect(ZipParts.open(Buffer.from(zipSync(many)), 10_000)).rejects.toThrow(BrokenZip)
})
