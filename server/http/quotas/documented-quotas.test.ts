import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { quotas, type Quota, type Rate } from './quotas.ts'

const names: Record<string, string> = {
  reads: 'Reading',
  writes: 'Writing',
  exports: 'Exporting, and reading whole workshops',
  files: 'Importing and sending edited files',
  streams: 'Opening live streams',
  presence: 'Reporting presence',
  joins: 'Joining calls of a browser',
  newcomers: 'New participants and logins',
  links: 'Reading with a results link',
}

const count = (value: number | undefined) => value?.toLocaleString('en') ?? '–'
const rate = (given: Rate | undefined) => (given ? `${count(given.burst)} + ${count(given.perSecond)}/s` : '–')
const rowOf = (cells: string[]) => `| ${cells.join(' | ')} |`

test('the operations page lists every quota with its numbers', () => {
  const page = readFileSync('docs/operations.md', 'utf8').replaceAll(/ +/g, ' ')
  const rated = Object.entries<Quota>(quotas).filter(([, { person, addressRange }]) => person ?? addressRange)
  const expected = rated.map(([name, { person, workshop, reserve, host, addressRange }]) =>
    rowOf([names[name] ?? name, ...[person, workshop, reserve, host, addressRange].map(rate)]),
  )
  const { streams, presence } = quotas
  const instance = `${count(streams.atOnce.instance)}, of which ${count(streams.atOnce.hosts)} for hosts`
  expected.push(rowOf(['live streams', count(streams.atOnce.person), count(streams.atOnce.workshop), instance]))
  const tabs = [presence.atOnce.person, presence.atOnce.workshop].map(count)
  expected.push(rowOf(['tabs that are shown as present', ...tabs, '–']))
  expect(page.split('\n')).toEqual(expect.arrayContaining(expected))
})
