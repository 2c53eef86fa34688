import { fileURLToPath } from 'node:url'
import { canInstallDebianPackages, installDebianPackage } from './debian.mjs'
import { findChromium } from './find-chromium.mjs'
import { hasPostgres } from './find-postgres.mjs'
import { sayLoudly, withProgress } from './progress.mjs'
import { runCommand } from './run-command.mjs'

const playwright = fileURLToPath(new URL('../node_modules/.bin/playwright', import.meta.url))

/**
 * Fetches the browser and the PostgreSQL server of the tests where they are missing and may be fetched.
 * What cannot be had is said here and counted by the test run.
 */
export async function prepareTests() {
  await prepareChromium()
  await preparePostgres()
}

async function prepareChromium() {
  if (findChromium()) return
  const said = []
  said.push(await withProgress('Fetching Chromium', () => runCommand(playwright, ['install', 'chromium'])))
  if (findChromium()) return
  for (const name of canInstallDebianPackages() ? ['chromium-headless-shell', 'chromium'] : []) {
    said.push(await withProgress('Installing Chromium', () => installDebianPackage(name)))
    if (findChromium()) return
  }
  sayLoudly(
    `There is no Chromium on this machine and it could not be fetched: the browser tests cannot run.\nInstall Chromium or Chrome, or name one in CHROMIUM_PATH.\n${lastLines(said)}`,
  )
}

async function preparePostgres() {
  if (hasPostgres()) return
  const said = []
  if (canInstallDebianPackages()) {
    said.push(await withProgress('Installing PostgreSQL', () => installDebianPackage('postgresql')))
    if (hasPostgres()) return
  }
  sayLoudly(
    `There is no PostgreSQL on this machine: the PostgreSQL half of the server tests cannot run.\nInstall the PostgreSQL server (15 or newer), or name one in TEST_DATABASE_URL.\n${lastLines(said)}`,
  )
}

/** @param {{ output: string }[]} attempts */
function lastLines(attempts) {
  return attempts.map(({ output }) => output.split('\n').slice(-5).join('\n')).join('\n')
}
