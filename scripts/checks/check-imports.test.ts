import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findWrongImports, readImports, SERVER_ROOMS } from './check-imports.mjs'

test.each([
  ['web/lib/http/api-client.ts', `import { buildApp } from '../../../server/app.ts'`, 'never import each other'],
  ['server/app.ts', `import { messages } from '../web/lib/x.ts'`, 'never import each other'],
  ['contract/metrics.ts', `import pg from 'pg'`, 'typebox, nothing else'],
  ['web/lib/http/api-client.ts', `import { addMetric } from '#contract/metrics.ts'`, 'import type'],
  ['web/lib/http/api-client.ts', `import { type Metric } from '#contract/metrics.ts'`, 'import type'],
  ['web/lib/http/api-client.ts', `export { addMetric } from '#contract/metrics.ts'`, 'import type'],
  ['web/lib/http/api-client.ts', `const all = await import('#contract/index.ts')`, 'import type'],
  [
    'web/lib/http/api-client.ts',
    `import {\n  addMetric,\n  listMetrics,\n} from '../../../contract/metrics.ts'`,
    'import type',
  ],
  [
    'web/lib/http/api-client.ts',
    `import {\n  // the host's "own" list\n  addMetric,\n} from '#contract/metrics.ts'`,
    'import type',
  ],
  ['web/lib/http/api-client.ts', `export * from "#contract/metrics.ts"`, 'import type'],
  ['web/lib/http/api-client.ts', 'const all = await import(`#contract/index.ts`)', 'import type'],
  ['web/ui/table/pager.tsx', `type Measure = import('../../domain/needs/measure.tsx').Measure`, 'imports go down'],
  ['web/ui/dialog/button.tsx', `import { Type } from 'typebox'`, 'no place in the browser'],
  ['web/ui/dialog/button.tsx', `import 'node:fs'`, 'no place in the browser'],
  ['web/features/metrics/metric-table.tsx', `import { x } from '../stakeholders/x.ts'`, 'another one'],
  ['web/features/metrics/parts/row.test.tsx', `import { x } from '../../stakeholders/x.ts'`, 'another one'],
  ['web/features/metrics/metric-table.tsx', `import { router } from '../../app/router.tsx'`, 'imports go down'],
  ['web/domain/needs/need-icon.tsx', `import { x } from '../../features/metrics/x.ts'`, 'imports go down'],
  ['web/ui/dialog/dialog.tsx', `import { x } from '../../features/metrics/x.ts'`, 'imports go down'],
  ['web/ui/table/pager.tsx', `import type { x } from '../../domain/needs/measure.tsx'`, 'imports go down'],
  ['web/lib/store.ts', `import { x } from '../ui/dialog/dialog.tsx'`, 'imports go down'],
  ['web/lib/queries/query-keys.ts', `import { x } from '../../app/router.tsx'`, 'imports go down'],
  ['web/lib/session/x.ts', `import { x } from '../http/api-client.ts'`, 'within lib imports go down'],
  ['web/lib/queries/x.ts', `import { x } from '../edits/use-write.ts'`, 'within lib imports go down'],
  ['web/ui/table/pager.tsx', `import { call } from '../../lib/http/api-client.ts'`, 'asks the server nothing'],
  ['web/ui/table/pager.tsx', `import { x } from '../../lib/queries/x.queries.ts'`, 'asks the server nothing'],
  ['server/db/schema.ts', `import { x } from '../steps/metrics/metrics.sql.ts'`, 'stands below it'],
  ['server/http/routes.ts', `import type { x } from '../host/admin/admin.sql.ts'`, 'stands below it'],
  ['server/history/undo/undo.sql.ts', `import { x } from '../../steps/metrics/metrics.sql.ts'`, 'stands below it'],
  ['server/steps/metrics/metrics.routes.ts', `import { buildApp } from '../../app.ts'`, 'stands below it'],
  ['server/errors/app-error.ts', `import { x } from '../config.ts'`, 'stands below it'],
  ['server/helpers/x.ts', `import { x } from '../config.ts'`, 'has its place'],
  ['server/steps/metrics/metrics.routes.ts', `import type { x } from '../solutions/x.ts'`, 'does not import another'],
  ['server/host/room/room.routes.test.ts', `import { x } from '../admin/x.ts'`, 'does not import another'],
  ['server/steps/metrics/metrics.sql.ts', `import { x } from '../../http/call/call.ts'`, 'know HTTP'],
  ['server/results/exports/to-csv.ts', `import type { FastifyReply } from 'fastify'`, 'know HTTP'],
  ['server/workshop/people.sql.ts', `import type { FastifyReply } from 'fastify'`, 'know HTTP'],
  ['server/steps/metrics/metrics.routes.ts', `import { x } from '../../testing/app/test-app.ts'`, 'only tests'],
  ['web/main.tsx', `import { renderApp } from './testing/render-app.tsx'`, 'only tests'],
  ['server/app.ts', `import { startServer } from '../e2e/server.ts'`, 'contract, server, web and packages alone'],
  ['web/main.tsx', `import guide from '../docs/guide.json'`, 'contract, server, web and packages alone'],
])('%s is refused: %s', (path, source, reason) => {
  const wrong = findWrongImports(path, `${source}\n`)
  expect(wrong).toHaveLength(1)
  expect(wrong[0]).toContain(reason)
})

test.each([
  ['web/lib/http/api-client.ts', `import type { CallName } from '#contract/index.ts'`],
  [
    'web/lib/http/api-client.ts',
    `import { metricsMessages } from '#contract/messages/metrics.ts'\nimport { TOAST_MS } from '#contract/limits.ts'`,
  ],
  ['web/lib/http/api-client.ts', `type Contract = typeof import('#contract/index.ts')`],
  [
    'web/app/router.tsx',
    `import { x } from '../features/metrics/x.ts'\nimport { y } from '../features/solutions/y.ts'`,
  ],
  [
    'web/features/metrics/x.tsx',
    `import { x } from './parts/y.ts'\nimport { Dialog } from '../../ui/dialog/dialog.tsx'`,
  ],
  [
    'web/domain/options/x.tsx',
    `import { x } from '../../ui/table/x.tsx'\nimport { call } from '../../lib/http/api-client.ts'`,
  ],
  ['web/ui/edits/x.tsx', `import { x } from '../../lib/edits/x.ts'\nimport { y } from '../dialog/dialog.tsx'`],
  ['web/lib/edits/x.ts', `import { x } from '../http/api-error.ts'\nimport { createStore } from '../store.ts'`],
  ['web/features/metrics/x.test.tsx', `import { renderApp } from '../../testing/render-app.tsx'`],
  ['web/build/login-page.ts', `import { join } from 'node:path'`],
  ['server/app.ts', `import { x } from './steps/metrics/metrics.routes.ts'`],
  [
    'server/steps/metrics/metrics.routes.ts',
    `import { addMetric } from '#contract/metrics.ts'\nimport type { Routes } from '../../http/routes.ts'`,
  ],
  ['server/testing/app/test-app.ts', `import { buildApp } from '../../app.ts'`],
  ['server/db/migrate.test.ts', `import { buildApp } from '../app.ts'`],
  ['contract/metrics.ts', `import { Type } from 'typebox'\nimport { endpoint } from './endpoint.ts'`],
])('%s is allowed: %s', (path, source) => {
  expect(findWrongImports(path, `${source}\n`)).toEqual([])
})

test('words in texts and comments are no imports', () => {
  expect(
    readImports('web/lib/x.ts', `// see '../../server/app.ts'\nconst a = 'from'\nexport const b = 'server/app.ts'\n`),
  ).toEqual([])
})

test('a type that the comment of a script names is an import', () => {
  const source = `/** @type {import('./test-counts.mjs').Result[]} */\nconst results = []\n`
  const link = { from: 'scripts/test.mjs', to: 'scripts/test-counts.mjs', typeOnly: true }
  expect(readImports('scripts/test.mjs', source)).toEqual([link])
  expect(readImports('scripts/test.ts', source)).toEqual([])
})

test('the page about the architecture draws the rooms in the order that is checked', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const [, drawn = ''] = /```rooms\n(.*?)```/s.exec(page) ?? []
  const rooms = drawn.split('\n').map((line) => /^(\S+)\s/.exec(line)?.[1]?.replace(/\/$/, ''))
  expect(rooms.filter((room) => room !== undefined)).toEqual(SERVER_ROOMS)
})
