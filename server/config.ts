import { Language } from '#contract/fields.ts'
import { StartError } from './errors/start-error.ts'

export interface Config {
  port: number
  host: string
  /** Where numbers for whoever looks after the server are told, to this machine alone; nowhere when absent. */
  metricsPort: number | undefined
  dataDir: string
  /** Where a backup of the embedded database is made every day; nowhere when absent. */
  backupDir: string | undefined
  /** Bytes that stay free on the disk of the embedded database; by default they depend on the disk. */
  diskReserve: number | undefined
  /** Bytes that one workshop may store; the default is in http/quotas. */
  workshopQuota: number | undefined
  databaseUrl: string | undefined
  hostPassword: string | undefined
  publicUrl: string | undefined
  trustProxy: boolean
  /** The language of the demo workshop; none is made when absent. */
  demo: Language | undefined
  logLevel: string
  /** Off for measurements, in which a few clients do the work of many. */
  quotas: 'on' | 'off'
}

export const DEFAULT_PORT = 3000
export const HOST_PASSWORD_MIN = 12
/** What the login takes. */
export const HOST_PASSWORD_MAX = 1000
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const BACKUP_OF_POSTGRES =
  'The setting BACKUP_DIR is for the embedded database; one in PostgreSQL (DATABASE_URL) is backed up with pg_dump.'

/** Reads all settings from the environment; a wrong one stops the start with its name and what it should be. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const text = (name: string) => env[name]?.trim() || undefined

  const databaseUrl = url(
    'DATABASE_URL',
    text('DATABASE_URL'),
    ['postgres:', 'postgresql:'],
    'postgres://user@host/database',
  )
  if (databaseUrl && text('BACKUP_DIR')) throw new StartError(BACKUP_OF_POSTGRES)

  const metricsPort = text('METRICS_PORT')

  return {
    port: port('PORT', text('PORT') ?? String(DEFAULT_PORT)),
    host: text('HOST') ?? '127.0.0.1',
    metricsPort: metricsPort === undefined ? undefined : port('METRICS_PORT', metricsPort),
    dataDir: text('DATA_DIR') ?? './data',
    backupDir: text('BACKUP_DIR'),
    workshopQuota: mebibytes('WORKSHOP_QUOTA_MB', text('WORKSHOP_QUOTA_MB')),
    diskReserve: mebibytes('DISK_RESERVE_MB', text('DISK_RESERVE_MB')),
    databaseUrl,
    // as it is given, spaces included: the login does not trim either
    hostPassword: password(env['HOST_PASSWORD'] || undefined),
    publicUrl: publicUrl(text('PUBLIC_URL')),
    trustProxy: onOff('TRUST_PROXY', text('TRUST_PROXY') ?? 'off'),
    demo: demo(text('DEMO') ?? 'on'),
    quotas: onOff('QUOTAS', text('QUOTAS') ?? 'on') ? 'on' : 'off',
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', LOG_LEVELS),
  }
}

function wrong(name: string, shouldBe: string): never {
  throw new StartError(`The setting ${name} should be ${shouldBe}.`)
}

function port(name: string, value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) wrong(name, 'a port number from 0 to 65535')
  return Number(value)
}

function mebibytes(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (!/^\d{1,7}$/.test(value)) wrong(name, 'a number of megabytes, such as 64; 0 turns it off')
  return Number(value) * 1024 * 1024
}

function url(name: string, value: string | undefined, protocols: string[], example: string): string | undefined {
  if (value === undefined) return undefined
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) wrong(name, `an address such as ${example}`)
  return value
}

/** Without a slash at its end. Whatever stands behind the host would be lost: Ninefold answers at the root. */
function publicUrl(value: string | undefined): string | undefined {
  const example = 'https://workshop.example.org'
  const given = url('PUBLIC_URL', value, ['http:', 'https:'], example)
  if (given === undefined) return undefined
  const { origin, href } = new URL(given)
  if (href !== `${origin}/`) wrong('PUBLIC_URL', `an address such as ${example}, with nothing behind its host`)
  return origin
}

/** Only the longest is checked here: a shorter one that is stored already remains valid, see password-rules.ts. */
function password(value: string | undefined): string | undefined {
  if (value !== undefined && value.length > HOST_PASSWORD_MAX) {
    wrong('HOST_PASSWORD', `${HOST_PASSWORD_MIN} to ${HOST_PASSWORD_MAX} characters long`)
  }
  return value
}

function onOff(name: string, value: string): boolean {
  if (['on', 'true', '1'].includes(value)) return true
  if (['off', 'false', '0'].includes(value)) return false
  return wrong(name, 'on or off')
}

function demo(value: string): Language | undefined {
  const languages = Language.anyOf.map(({ const: language }) => language)
  const named = languages.find((language) => language === value)
  if (named) return named
  if (['on', 'true', '1'].includes(value)) return 'en'
  if (['off', 'false', '0'].includes(value)) return undefined
  return wrong('DEMO', `on, off or a language: ${languages.join(', ')}`)
}

function oneOf(name: string, value: string, allowed: string[]): string {
  return allowed.includes(value) ? value : wrong(name, `one of ${allowed.join(', ')}`)
}
