import { defineConfig, devices } from '@playwright/test'
import { ROOM } from './e2e/room-address.ts'
import { findChromium } from './scripts/find-chromium.mjs'

// kept in the environment, so that the workers need not look again
process.env.CHROMIUM_PATH ??= findChromium()

const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  '--metrics-recording-only',
  // for every test, although one goes there: one with a browser of its own would need a worker of its own
  `--host-resolver-rules=MAP ${ROOM} 127.0.0.1`,
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // one more than the two cores that are promised, because a page often waits: for an answer, a frame, a time limit
  workers: 3,
  retries: 0,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // ends a test that hangs; several times what any of them takes, also on a busy machine
  timeout: 300_000,
  // patient too, and still early enough to name the line that waits in vain
  expect: { timeout: 30_000 },
  projects: [
    { name: 'browser', testIgnore: '**/*.deep.spec.ts', grepInvert: /@deep/ },
    // what is exhaustive: npm run test:deep. The others again, because they look more closely there
    { name: 'deep' },
  ],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 30_000,
    // nothing to wait for until it has moved; the walk of two people has the motion
    contextOptions: { reducedMotion: 'reduce' },
    // tests stand between page and server, where a worker would pass them by; offline-reload.spec.ts has it
    serviceWorkers: 'block',
    // what was sent and logged; not its film or a copy of the page at every step, which cost a third of the time
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // the sandbox cannot run as root, and is worth having everywhere else
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags,
    },
  },
})
