import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{contract,server,scripts}/**/*.test.ts'],
          globalSetup: 'server/testing/global-setup.ts',
        },
      },
      {
        extends: 'vite.config.ts',
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: 'web/testing/setup.ts',
        },
      },
    ],
  },
})
