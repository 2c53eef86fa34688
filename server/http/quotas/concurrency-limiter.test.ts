import { expect, test } from 'vitest'
import { ConcurrencyLimiter, QueueError } from './concurrency-limiter.ts'

/** Jobs that run until the test ends them. */
function jobs(limiter: ConcurrencyLimiter) {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const start = (key: string | number, name: string, options?: { weight?: number; signal?: AbortSignal }) =>
    limiter.run(
      key,
      () => {
        begun.push(name)
        return new Promise<string>((resolve, reject) =>
          ends.set(name, (error) => (error ? reject(error) : resolve(name))),
        )
      },
      options,
    )
  const end = async (name: string, error?: Error) => {
    await nextTick()
    ends.get(name)?.(error)
    await nextTick()
  }
  return { begun, start, end }
}
const LONG = 60_000
const errorOf = (job: Promise<unknown>) => job.catch((error: unknown) => error)
const nextTick = () => new Promise((resolve) => setImmediate(resolve))
const limiterOf = (capacity: number, queueLength = 100, queueTimeoutMs = LONG) =>
  new ConcurrencyLimiter({ capacity, queueLength, queueTimeoutMs })

test('runs the jobs of one key in the order they came and lets other keys pass', async () => {
  const limiter = limiterOf(2)
  const { begun, start, end } = jobs(limiter)
  const all = ['a', 'b', 'c', 'd'].map((name) => start(1, name))
  const other = start(2, 'other')
  await nextTick()
  expect(begun).toEqual(['a', 'b', 'other'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'other', 'c'])
  await end('c')
  expect(begun).toEqual(['a', 'b', 'other', 'c', 'd'])
  for (const name of ['a', 'd', 'other']) await end(name)
  expect(await Promise.all([...all, other])).toEqual(['a', 'b', 'c', 'd', 'other'])
  expect(limiter.keys).toBe(0)
})

test('frees the lease of a job that fails', async () => {
  const limiter = limiterOf(1)
  const { begun, start, end } = jobs(limiter)
  const first = start(1, 'first')
  const failed = errorOf(first)
  const second = start(1, 'second')
  await end('first', new Error('no'))
  expect(await failed).toMatchObject({ message: 'no' })
  expect(begun).toEqual(['first', 'second'])
  await end('second')
  expect(await second).toBe('second')
})

test('rejects a job at once when the queue is full', async () => {
  const limiter = limiterOf(1, 1)
  const { begun, start, end } = jobs(limiter)
  const running = [start(1, 'first'), start(1, 'second')]
  await expect(start(1, 'third')).rejects.toMatchObject({ reason: 'full' })
  await end('first')
  await end('second')
  expect(await Promise.all(running)).toEqual(['first', 'second'])
  expect(begun).toEqual(['first', 'second'])
})

test('rejects a job that waits too long, without beginning it', async () => {
  const limiter = limiterOf(1, 100, 1)
  const { begun, start, end } = jobs(limiter)
  const first = start(1, 'first')
  await expect(start(1, 'second')).rejects.toThrow(QueueError)
  expect(limiter.waiting).toBe(0)
  await end('first')
  await first
  expect(begun).toEqual(['first'])
  const third = start(1, 'third')
  await end('third')
  expect(await third).toBe('third')
})

test('takes an aborted job out of the queue at once', async () => {
  const limiter = limiterOf(1)
  const { begun, start, end } = jobs(limiter)
  const first = start(1, 'first')
  const caller = new AbortController()
  const second = errorOf(start(1, 'second', { signal: caller.signal }))
  const third = start(1, 'third')
  caller.abort(new Error('gone'))
  expect(await second).toMatchObject({ message: 'gone' })
  expect(limiter.waiting).toBe(1)
  await expect(start(1, 'fourth', { signal: caller.signal })).rejects.toThrow('gone')
  await end('first')
  await end('third')
  expect(await Promise.all([first, third])).toEqual(['first', 'third'])
  expect(begun).toEqual(['first', 'third'])
})

test('counts weights, and small jobs do not overtake a large one', async () => {
  const limiter = limiterOf(10)
  const { begun, start, end } = jobs(limiter)
  const all = [start(1, 'six', { weight: 6 }), start(1, 'five', { weight: 5 }), start(1, 'one', { weight: 1 })]
  await nextTick()
  expect(begun).toEqual(['six'])
  await end('six')
  expect(begun).toEqual(['six', 'five', 'one'])
  await end('five')
  await end('one')
  await Promise.all(all)
  const larger = start(1, 'larger than all', { weight: 50 })
  await end('larger than all')
  await larger
})

test('a large job that leaves lets the small ones behind it begin', async () => {
  const limiter = limiterOf(10)
  const { begun, start, end } = jobs(limiter)
  const caller = new AbortController()
  const six = start(1, 'six', { weight: 6 })
  const large = errorOf(start(1, 'large', { weight: 9, signal: caller.signal }))
  const two = start(1, 'two', { weight: 2 })
  caller.abort(new Error('gone'))
  expect(await large).toMatchObject({ message: 'gone' })
  await nextTick()
  expect(begun).toEqual(['six', 'two'])
  await end('six')
  await end('two')
  await Promise.all([six, two])
})

test('releases a lease once, however often it is asked to', async () => {
  const limiter = limiterOf(1)
  const release = await limiter.acquire(1)
  release()
  await limiter.acquire(1)
  release()
  const caller = new AbortController()
  const waiting = errorOf(limiter.acquire(1, { signal: caller.signal }))
  await nextTick()
  expect(limiter.waiting).toBe(1)
  // a wait that nobody handles would fail a minute later
  caller.abort(new Error('gone'))
  expect(await waiting).toMatchObject({ message: 'gone' })
})
