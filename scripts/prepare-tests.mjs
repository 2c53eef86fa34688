import { existsSync } from 'node:fs'
import { findChromium } from './find-chromium.mjs'
import { hasPostgres } from './find-postgres.mjs'
import { withLock } from './lock.mjs'
import { warnLoudly, withProgress } from './progress.mjs'
import { runCommand } from './run-command.mjs'

/** Only as root on Debian and its relatives may a test run install what it needs. */
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @param {string} name */
async function aptInstall(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runCommand('apt-get', ['update', '-q'], { env })
  return update.ok ? runCommand('apt-get', ['install', '-qy', '--no-install-recommends', name], { env }) : update
}

const tools = [
  {
    name: 'Chromium',
    isFound: () => findChromium() !== undefined,
    attempts: [
      () => runCommand('npx', ['playwright', 'install', 'chromium']),
      ...(isDebianRoot ? ['chromium-headless-shell', 'chromium'].map((name) => () => aptInstall(name)) : []),
    ],
    advice: `the browser tests cannot run.\nInstall Chromium or Chrome, or name one in CHROMIUM_PATH.`,
  },
  {
    name: 'PostgreSQL',
    isFound: hasPostgres,
    attempts: isDebianRoot ? [() => aptInstall('postgresql')] : [],
    advice: `the PostgreSQL half of the server tests cannot run.\nInstall the PostgreSQL server (15 or newer), or name one in TEST_DATABASE_URL.`,
  },
]

/**
 * Fetches the browser and the PostgreSQL server of the tests where they are missing and may be fetched. Without them the test
 * run skips their tests and counts that.
 * @param {string} lock
 */
export async function prepareTests(lock) {
  for (const tool of tools) if (!tool.isFound()) await withLock(lock, () => fetchTool(tool))
}

/** @param {typeof tools[number]} tool */
async function fetchTool({ name, isFound, attempts, advice }) {
  let log = ''
  for (const attempt of attempts) {
    if (isFound()) return
    const { output } = await withProgress(`Fetching ${name}`, attempt)
    log += output.split('\n').slice(-5).join('\n')
  }
  if (!isFound()) warnLoudly(`There is no ${name} on this machine and it could not be fetched: ${advice}\n${log}`)
}
