import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

/** Sends through the cache as a route does, and answers what came out. */
async function send(cache: AnswerCache, key: string, build: () => Promise<string>, accepts?: string) {
  const headers: Record<string, string> = {}
  let sent: Buffer = Buffer.alloc(0)
  const reply = {
    header: (name: string, value: string) => ((headers[name] = value), reply),
    type: () => reply,
    send: (bytes: Buffer) => ((sent = bytes), reply),
  }
  const request = { headers: { 'accept-encoding': accepts } }
  await cache.send(request as unknown as FastifyRequest, reply as unknown as FastifyReply, key, build)
  return { sent, encoding: headers['content-encoding'], vary: headers['vary'] }
}

type Build = () => Promise<string>
const LONG = 'word '.repeat(1000)

test('an answer is built once per key', async () => {
  const cache = new AnswerCache()
  const build = vi.fn<Build>(async () => 'body')
  expect((await send(cache, 'a', build)).sent.toString()).toBe('body')
  expect((await send(cache, 'a', build)).sent.toString()).toBe('body')
  expect(build).toHaveBeenCalledTimes(1)
  await send(cache, 'b', build)
  expect(build).toHaveBeenCalledTimes(2)
})

test('equal requests at the same time share one execution', async () => {
  const cache = new AnswerCache()
  let finish!: (body: string) => void
  const build = vi.fn<Build>(() => new Promise<string>((resolve) => (finish = resolve)))
  const waiting = [send(cache, 'a', build), send(cache, 'a', build), send(cache, 'a', build)]
  finish('shared')
  const answers = await Promise.all(waiting)
  expect(answers.map(({ sent }) => sent.toString())).toEqual(['shared', 'shared', 'shared'])
  expect(build).toHaveBeenCalledTimes(1)
})

test('a failure is told to all who wait and not kept', async () => {
  const cache = new AnswerCache()
  const failing = vi.fn<Build>(async () => Promise.reject(new Error('broken')))
  const both = await Promise.allSettled([send(cache, 'a', failing), send(cache, 'a', failing)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await send(cache, 'a', async () => 'fine')).sent.toString()).toBe('fine')
})

test('long answers are sent in the best encoding the browser takes', async () => {
  const cache = new AnswerCache()
  const build = vi.fn<Build>(async () => LONG)
  const ask = (accepts?: string) => send(cache, 'long', build, accepts)
  expect(brotliDecompressSync((await ask('gzip, deflate, br')).sent).toString()).toBe(LONG)
  expect(gunzipSync((await ask('gzip')).sent).toString()).toBe(LONG)
  expect(await ask('gzip;q=1.0, br;q=0')).toMatchObject({ encoding: 'gzip' })
  for (const none of [undefined, '', 'deflate', 'br;q=0.0']) {
    const { sent, encoding, vary } = await ask(none)
    expect(encoding).toBeUndefined()
    expect(sent.toString()).toBe(LONG)
    expect(vary).toBe('accept-encoding')
  }
  expect(build).toHaveBeenCalledTimes(1)
})

test('short answers are sent as they are', async () => {
  expect(await send(new AnswerCache(), 'short', async () => '[]', 'br')).toMatchObject({ encoding: undefined })
})

test('the cache stays within 64 MB, and lets the least recently used go', async () => {
  const cache = new AnswerCache()
  const big = 'x'.repeat(4 * 1024 * 1024)
  const first = vi.fn<Build>(async () => big)
  await send(cache, 'first', first)
  for (let n = 0; n < 20; n += 1) await send(cache, `number ${n}`, async () => big)
  expect(cache.bytes).toBeLessThanOrEqual(64 * 1024 * 1024)
  expect(cache.bytes).toBeGreaterThan(32 * 1024 * 1024)
  await send(cache, 'first', first)
  expect(first).toHaveBeenCalledTimes(2)
})
