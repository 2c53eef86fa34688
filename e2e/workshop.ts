import type { BrowserContext, Page } from '@playwright/test'
import type { Workshop } from '#contract/admin.ts'
import { call } from './api.ts'
import { test as withServer } from './server.ts'

/** Every test has a workshop to itself, so that tests run side by side on one server. */
export const test = withServer.extend<{ workshop: Workshop }>({
  workshop: async ({ server }, use, { title }) => use(await server.openWorkshop(title.slice(0, 100))),
})
export { expect } from '@playwright/test'

/** As if this browser had logged in before: the cookie, and what the browser stores. */
export async function joinWithoutLogin(context: BrowserContext, url: string, sessionId: string, email: string) {
  await call(context.request, 'GET /api/session-validate', { query: { id: sessionId } })
  await call(context.request, 'POST /api/me', { body: { email } })
  const stored = { sessionId, email }
  await context.setStorageState({
    cookies: await context.cookies(),
    origins: [{ origin: url, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
  })
}

/** Errors of scripts and of the page, as somebody with the console open would see them. */
export function watchConsole(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
