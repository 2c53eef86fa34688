import { expect, test } from 'vitest'
import { TurnNeverCame, Turns } from './turns.ts'

/** Something that runs until it is told to end. */
function job() {
  const deeds: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const start = (turns: Turns, key: number, name: string) =>
    turns.run(key, () => {
      deeds.push(name)
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      )
    })
  return { deeds, start, end: (name: string, error?: Error) => ends.get(name)?.(error) }
}
const LONG = 60_000
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('so many run at once, the others in the order they came; another key does not wait for them', async () => {
  const turns = new Turns(2, LONG)
  const { deeds, start, end } = job()
  const all = ['a', 'b', 'c', 'd'].map((name) => start(turns, 1, name))
  const other = start(turns, 2, 'other')
  await settled()
  expect(deeds).toEqual(['a', 'b', 'other'])
  end('b')
  await settled()
  expect(deeds).toEqual(['a', 'b', 'other', 'c'])
  end('c')
  await settled()
  expect(deeds).toEqual(['a', 'b', 'other', 'c', 'd'])
  for (const name of ['a', 'd', 'other']) end(name)
  expect(await Promise.all([...all, other])).toEqual(['a', 'b', 'c', 'd', 'other'])
})

test('one that fails makes room as well', async () => {
  const turns = new Turns(1, LONG)
  const { deeds, start, end } = job()
  const first = start(turns, 1, 'first')
  const second = start(turns, 1, 'second')
  await settled()
  end('first', new Error('no'))
  await expect(first).rejects.toThrow('no')
  await settled()
  expect(deeds).toEqual(['first', 'second'])
  end('second')
  expect(await second).toBe('second')
})

test('whoever waits too long leaves the line without having begun, and nothing is left of it', async () => {
  const turns = new Turns(1, 1)
  const { deeds, start, end } = job()
  const first = start(turns, 1, 'first')
  await expect(start(turns, 1, 'second')).rejects.toThrow(TurnNeverCame)
  expect(turns.waiting).toBe(0)
  end('first')
  await first
  expect(deeds).toEqual(['first'])
  const third = start(turns, 1, 'third')
  await settled()
  end('third')
  expect(await third).toBe('third')
})
