import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['./web/testing/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          pool: 'forks',
          include: ['server/**/*.test.ts', 'contract/**/*.test.ts'],
          globalSetup: ['./server/testing/global-setup.ts'],
        },
      },
    ],
  },
})
