import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { BrokenZip, LargeZip, ZipParts } from './zip-parts.ts'

const TEXT = 'The system shall work. '.repeat(200)
const bytes = Buffer.from(zipSync({ 'a.xml': strToU8(TEXT), 'b.xml': [strToU8('ä'), { level: 0 }] }))

test('parts are read by name, packed or not', async () => {
  const parts = new ZipParts(bytes, 10_000)
  expect(await parts.read('a.xml')).toBe(TEXT)
  expect(await parts.read('b.xml')).toBe('ä')
  expect(await parts.read('c.xml')).toBeUndefined()
})

test('no more comes out than may, whatever the archive says of itself, also in several parts', async () => {
  await expect(new ZipParts(bytes, 1000).read('a.xml')).rejects.toThrow(LargeZip)
  const lying = Buffer.from(bytes)
  lying.writeUInt32LE(10, lying.lastIndexOf('a.xml') - 46 + 24)
  await expect(new ZipParts(lying, 1000).read('a.xml')).rejects.toThrow(LargeZip)
  const parts = new ZipParts(bytes, TEXT.length + 100)
  await parts.read('a.xml')
  await expect(parts.read('a.xml')).rejects.toThrow(LargeZip)
})

test('what is damaged or not whole is refused, wherever it ends', async () => {
  for (let length = 0; length < bytes.length; length++) {
    expect(() => new ZipParts(bytes.subarray(0, length), 10_000), `${length}`).toThrow(BrokenZip)
  }
  const damaged = Buffer.from(bytes)
  damaged.fill(0xff, 40, 60)
  await expect(new ZipParts(damaged, 10_000).read('a.xml')).rejects.toThrow(BrokenZip)
})
