import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { isSupported } from './scripts/node-runtime.mjs'

if (!isSupported(process.version)) {
  throw new Error(
    `The tests need a newer Node than ${process.version}; node scripts/prepare.mjs --no-build fetches it.`,
  )
}

export default defineConfig({
  test: {
    // one more than there are cores, because some tests mostly wait: for a time limit, a process, a database
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          pool: 'forks',
          // files share a process, and so what they import: loading it takes longer than most of them
          isolate: false,
          include: ['{contract,server,scripts}/**/*.test.ts'],
          exclude: ['**/*.deep.test.ts'],
          setupFiles: 'scripts/draw-lots.ts',
          globalSetup: 'server/testing/global-setup.ts',
          // ends a test that hangs; far beyond what any of them takes, also on a machine with fifteen times too much to do
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'deep',
          environment: 'node',
          pool: 'forks',
          include: ['{contract,server,scripts}/**/*.deep.test.ts'],
          globalSetup: 'server/testing/global-setup.ts',
          // hundreds of starts are one test; only a hang takes this long
          testTimeout: 2 * 60 * 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          pool: 'forks',
          // files share a simulated browser, and what they import: both take longer to make than most of them to run
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['scripts/draw-lots.ts', 'web/testing/setup.ts'],
          // a screen drawn once leaves much behind; with room for it less time goes into clearing up
          execArgv: ['--max-semi-space-size=64'],
          // as above: ends a test that hangs
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
