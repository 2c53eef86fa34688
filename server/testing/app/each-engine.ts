import { afterAll, inject, test } from 'vitest'
import type { AppOptions } from '../../app.ts'
import { buildTestApp, type Engine, type TestApp } from './test-app.ts'

const NAMES: Record<Engine, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** As eachEngine, on an app that is set up otherwise. */
export function eachEngineWith(options: Partial<AppOptions>) {
  const apps = new Map<Engine, Promise<TestApp>>()

  function appOn(engine: Engine): Promise<TestApp> {
    let app = apps.get(engine)
    if (!app) {
      app = buildTestApp(engine, inject('postgresUrl'), options)
      apps.set(engine, app)
    }
    return app
  }

  async function closeAll() {
    const built = [...apps.values()]
    apps.clear()
    for (const app of built) await (await app).close()
  }

  return (name: string, run: (app: TestApp) => Promise<void>) => {
    // Said with every test, because a hook belongs to the file that says it, and this module serves several.
    afterAll(closeAll)
    const hasPostgres = inject('postgresUrl') !== null
    for (const engine of ['sqlite', 'postgres'] as const) {
      const isSkipped = engine === 'postgres' && !hasPostgres && process.env.CI !== 'true'
      test.skipIf(isSkipped)(`${name} (${NAMES[engine]})`, async () => run(await appOn(engine)))
    }
  }
}

/**
 * Runs a test on both engines. A test file has one app an engine, built when first needed; tests keep apart by the
 * workshops they open. Without PostgreSQL its half is skipped and counted, or fails where CI asks for the whole.
 */
export const eachEngine = eachEngineWith({})
