import type { AddressInfo } from 'node:net'
import type { WorkshopRow } from '../workshop/new-session.sql.ts'
import { DEFAULT_PORT, type Config } from '../config.ts'
import { showCode } from '../workshop/session-code.ts'
import { isLoopback, lanAddress, roomUrl, urlOf } from './server-address.ts'

const SHOWN_WORKSHOPS = 3
const SESSION_IDS_ELSEWHERE: [string, string] = ['Session IDs', 'in the host console, or npm run workshop -- list']

const PROXY_WARNING =
  'PUBLIC_URL is https, but TRUST_PROXY is off: set TRUST_PROXY=on, or wrong guesses are counted for all visitors together'

/**
 * What the person who started the server needs at a glance. Without `workshops` it holds no session ID and no title: the
 * output of a service is kept, and everybody who reads it could join.
 */
export function welcome(
  config: Config,
  address: AddressInfo | string | null,
  workshops: WorkshopRow[] | undefined,
  firstPassword: string | undefined,
  metricsUrl?: string,
): string {
  const url = config.publicUrl ?? roomUrl(address) ?? urlOf(address)
  const lines: [string, string][] = [
    ['Join', `${url}/login`],
    ...(workshops ? sessionIds(workshops) : [SESSION_IDS_ELSEWHERE]),
    ['Host console', `${url}/admin`],
  ]
  if (firstPassword)
    lines.push(['Host password', `${firstPassword}  (shown this once; npm run host-password sets a new one)`])
  if (metricsUrl) lines.push(['Metrics', metricsUrl])
  if (isLoopback(config.host) && !config.publicUrl) lines.push(['Let the room in', roomHint(portOf(config, address))])
  if (config.publicUrl?.startsWith('https:') && !config.trustProxy) lines.push(['Warning', PROXY_WARNING])

  const width = Math.max(...lines.map(([label]) => label.length))
  const rows = lines.map(([label, value]) => `  ${label.padEnd(width)}   ${value}`)
  return ['', '  Ninefold is ready.', '', ...rows, '', '  Ctrl+C stops it.', ''].join('\n')
}

/** The newest open workshops, each with its ID; a long list would push the rest off the screen. */
function sessionIds(workshops: WorkshopRow[]): [string, string][] {
  if (workshops.length === 0) return [['Session ID', 'none open: open a workshop in the host console']]
  const shown = workshops.slice(0, SHOWN_WORKSHOPS)
  const lines = shown.map(({ code, title }): [string, string] => ['Session ID', `${showCode(code)}  (${title})`])
  const more = workshops.length - shown.length
  return more > 0 ? [...lines, ['', `and ${more} more in the host console`]] : lines
}

/** The one listened on: with PORT=0 the system has chosen it. */
function portOf(config: Config, address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : config.port
}

function roomHint(port: number): string {
  const lan = lanAddress()
  const command = `HOST=0.0.0.0${port === DEFAULT_PORT ? '' : ` PORT=${port}`} npm start`
  return lan
    ? `${command}   then http://${lan}:${port}/login`
    : `${command}   (this machine has no network address now)`
}
