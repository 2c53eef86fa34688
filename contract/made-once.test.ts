import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { madeOnce } from './made-once.ts'

test('nothing is made before it is asked for, and then once', () => {
  const make = vi.fn<() => object>(() => ({ made: true }))
  const thing = madeOnce(make)
  expect(make).not.toHaveBeenCalled()
  expect(thing()).toBe(thing())
  expect(make).toHaveBeenCalledTimes(1)
})

test('no file makes anything of Intl while it is loaded', () => {
  const makesAtOnce = /^(export )?const \w+ = new Intl\./m
  const sources = ['contract', 'web'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((source) => makesAtOnce.test(readFileSync(source, 'utf8')))).toEqual([])
  expect('const day = new Intl.DateTimeFormat()').toMatch(makesAtOnce)
})
