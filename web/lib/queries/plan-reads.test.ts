import fc from 'fast-check'
import { expect, test } from 'vitest'
import { held } from '../../testing/held.ts'
import { planReads } from './plan-reads.ts'

/** Something to read in the hands of a test: how often it was begun, and its end. */
function startBench() {
  const plan = planReads()
  const thing = {}
  let underWay: { promise: Promise<void>; end: () => void; fail: () => void } | undefined
  let begun = 0
  const read = async () => {
    expect(underWay, 'two reads at once').toBeUndefined()
    begun += 1
    const [promise, { resolve, reject }] = held<void>()
    const over = () => (underWay = undefined)
    underWay = { promise, end: () => (over(), resolve()), fail: () => (over(), reject(new Error('away'))) }
    await promise.catch(() => undefined)
  }
  return {
    begun: () => begun,
    isReading: () => underWay !== undefined,
    wish: () => plan(thing, underWay?.promise, read),
    end: (way: 'end' | 'fail' = 'end') => underWay?.[way](),
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('a wish while nothing is read begins a read at once', () => {
  const bench = startBench()
  void bench.wish()
  expect(bench.begun()).toBe(1)
})

test.each(['end', 'fail'] as const)(
  'many wishes during a read share one more, also where the first has to %s',
  async (way) => {
    const bench = startBench()
    void bench.wish()
    const wishes = [bench.wish(), bench.wish(), bench.wish()]
    expect(bench.begun()).toBe(1)
    bench.end(way)
    await settle()
    expect(bench.begun()).toBe(2)
    bench.end()
    await Promise.all(wishes)
    expect(bench.begun()).toBe(2)
    expect(bench.isReading()).toBe(false)
  },
)

test('whatever the order of wishes and answers, each wish ends with a read that began after it, and none is in vain', async () => {
  const step = fc.constantFrom('wish', 'answer', 'failure')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const bench = startBench()
      const met: { begunBefore: number; begunAtEnd: number | undefined }[] = []
      for (const each of steps) {
        if (each === 'wish') {
          const wish: (typeof met)[number] = { begunBefore: bench.begun(), begunAtEnd: undefined }
          met.push(wish)
          void bench.wish().then(() => (wish.begunAtEnd = bench.begun()))
        } else bench.end(each === 'answer' ? 'end' : 'fail')
        await settle()
      }
      while (bench.isReading()) {
        bench.end()
        await settle()
      }
      for (const { begunBefore, begunAtEnd } of met) expect(begunAtEnd).toBeGreaterThan(begunBefore)
      expect(bench.begun()).toBeLessThanOrEqual(met.length)
    }),
    { numRuns: 60 },
  )
})
