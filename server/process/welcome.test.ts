import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { welcome } from './welcome.ts'

const config = readConfig({})
const address = { address: '127.0.0.1', family: 'IPv4', port: 3000 }
const workshop = { id: 1, code: 'K7QM2XVD', title: 'Spring', status: 'open' } as NonNullable<
  Parameters<typeof welcome>[2]
>[number]

test('a terminal shows the session IDs of open workshops, other outputs none', () => {
  expect(welcome(config, address, [workshop], undefined)).toContain('K7QM-2XVD  (Spring)')
  expect(welcome(config, address, [], undefined)).toContain('none open')
  const elsewhere = welcome(config, address, undefined, 'a password')
  expect(elsewhere).not.toMatch(/K7QM|Spring|none open/)
  expect(elsewhere).toContain('npm run workshop -- list')
  expect(elsewhere).toContain('a password')
})

test('an https address without a trusted proxy shows a warning', () => {
  const settings = { PUBLIC_URL: 'https://workshop.example.org' }
  expect(welcome(readConfig(settings), address, [], undefined)).toContain('TRUST_PROXY is off')
  expect(welcome(readConfig({ ...settings, TRUST_PROXY: 'on' }), address, [], undefined)).not.toContain('TRUST_PROXY')
})
