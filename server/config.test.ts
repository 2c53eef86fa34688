import { expect, test } from 'vitest'
import { languages } from '#contract/languages/languages.ts'
import { readConfig } from './config.ts'
import { StartError } from './errors/start-error.ts'

test('without settings everything has its default', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    metricsPort: undefined,
    dataDir: './data',
    backupDir: undefined,
    databaseUrl: undefined,
    hostPassword: undefined,
    publicUrl: undefined,
    quotas: 'on',
    workshopQuota: undefined,
    diskReserve: undefined,
    trustProxy: false,
    demo: 'en',
    logLevel: 'info',
  })
})

test('an empty setting is none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', HOST_PASSWORD: '' })).toEqual(readConfig({}))
})

test.each([
  ['PORT', 'eighty', 'a port number from 0 to 65535'],
  ['PORT', '65536', 'a port number from 0 to 65535'],
  ['METRICS_PORT', 'yes', 'a port number from 0 to 65535'],
  ['DISK_RESERVE_MB', '-1', 'a number of megabytes, such as 64; 0 turns it off'],
  ['WORKSHOP_QUOTA_MB', 'many', 'a number of megabytes, such as 64; 0 turns it off'],
  ['DATABASE_URL', 'mysql://localhost/ninefold', 'an address such as postgres://user@host/database'],
  ['PUBLIC_URL', 'workshop.example.org', 'an address such as https://workshop.example.org'],
  ['PUBLIC_URL', 'ftp://workshop.example.org', 'an address such as https://workshop.example.org'],
  ...['/ninefold', '/ninefold/', '/?room=1', '/#room'].map((behind): [string, string, string] => [
    'PUBLIC_URL',
    `https://workshop.example.org${behind}`,
    'an address such as https://workshop.example.org, with nothing behind its host',
  ]),
  [
    'PUBLIC_URL',
    'https://me:secret@workshop.example.org',
    'an address such as https://workshop.example.org, with nothing behind its host',
  ],
  ['HOST_PASSWORD', 'x'.repeat(1001), '12 to 1000 characters long'],
  ['TRUST_PROXY', 'maybe', 'on or off'],
  ['DEMO', 'maybe', `on, off or a language: ${Object.keys(languages).join(', ')}`],
  ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
])('%s=%s stops the start with its name and what it should be', (name, value, shouldBe) => {
  expect(() => readConfig({ [name]: value })).toThrow(new StartError(`The setting ${name} should be ${shouldBe}.`))
})

test.each([
  ['https://workshop.example.org', 'https://workshop.example.org'],
  ['https://workshop.example.org/', 'https://workshop.example.org'],
  [' HTTPS://Workshop.Example.org:443/ ', 'https://workshop.example.org'],
  ['http://192.0.2.7:3000/', 'http://192.0.2.7:3000'],
])('PUBLIC_URL=%s makes links that begin with %s', (given, meant) => {
  expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(meant)
})

test('a host password is taken as it is given, spaces included', () => {
  expect(readConfig({ HOST_PASSWORD: '  with spaces ' }).hostPassword).toBe('  with spaces ')
})

test('automatic backups of PostgreSQL are refused with the name of the tool that makes them', () => {
  const settings = { BACKUP_DIR: '/backups', DATABASE_URL: 'postgres://user@host/database' }
  expect(() => readConfig(settings)).toThrow(/^The setting BACKUP_DIR is for the embedded database; .+ pg_dump\.$/)
  expect(readConfig({ BACKUP_DIR: '/backups' }).backupDir).toBe('/backups')
})
