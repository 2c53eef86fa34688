import { expect, test } from 'vitest'
import { FileTurns } from './file-turns.ts'

const here = { raw: { destroyed: false } }

/** Files that are read until somebody says so, in the order in which they begin. */
function slowFiles() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const read = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, read, end }
}

test('the files of one workshop wait for each other, and those of another go first', async () => {
  const { begun, read, end } = slowFiles()
  const turns = new FileTurns()
  void turns.run(1, here, read('first of one'))
  void turns.run(1, here, read('second of one'))
  void turns.run(1, here, read('third of one'))
  void turns.run(2, here, read('first of two'))
  void turns.run(3, here, read('first of three'))
  expect(begun).toEqual(['first of one', 'first of two'])
  await end('first of two')
  expect(begun.slice(2)).toEqual(['first of three'])
  await end('first of three')
  await end('first of one')
  expect(begun.slice(3)).toEqual(['second of one'])
})

test('a file whose sender has hung up meanwhile is not read', async () => {
  const { begun, read, end } = slowFiles()
  const turns = new FileTurns()
  const gone = { raw: { destroyed: false } }
  void turns.run(1, here, read('long'))
  const refusal = turns.run(1, gone, read('gone')).catch((error: unknown) => error)
  void turns.run(1, here, read('next'))
  gone.raw.destroyed = true
  await end('long')
  expect(await refusal).toMatchObject({ code: 'BAD_INPUT' })
  expect(begun).toEqual(['long', 'next'])
})
