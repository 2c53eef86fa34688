import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

// the one without a window does the same work in two thirds of the time
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser for the tests: CHROMIUM_PATH, else the system's, else Playwright's own.
 * @returns {string | undefined}
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return [...onPath(), ...macApplications].find(canRun) ?? findPlaywrightChromium()
}

function findPlaywrightChromium() {
  // asked only when needed: loading Playwright takes longer than everything else here
  const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  return canRun(path) ? path : undefined
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)))
}

/**
 * A file alone proves nothing: it may be a placeholder, or lack its system libraries.
 * @param {string} path
 */
function canRun(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
