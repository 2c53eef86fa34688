import type { BrowserContext, Page } from '@playwright/test'
import type { Workshop } from '#contract/admin.ts'
import { call } from './api.ts'
import { logInAsHost } from './host.ts'
import { test as withServer } from './server.ts'

interface Workplace {
  /** Every test has a workshop to itself, so that tests run side by side on one server. */
  workshop: Workshop
  /** The browser of one more person, who has joined. */
  another: (email: string) => Promise<Page>
  /** The host's browser, at an address of the console. */
  hostAt: (path: string) => Promise<Page>
}

export const test = withServer.extend<Workplace>({
  workshop: async ({ server }, use, { title }) => use(await server.openWorkshop(title.slice(0, 100))),
  another: async ({ browser, server, workshop }, use) =>
    use(async (email) => {
      const context = await browser.newContext({ baseURL: server.url })
      await joinWithoutLogin(context, server.url, workshop.id, email)
      return context.newPage()
    }),
  hostAt: async ({ browser, server }, use) =>
    use(async (path) => {
      const context = await browser.newContext({ baseURL: server.url })
      await logInAsHost(context, { url: server.url, password: server.hostPassword })
      const page = await context.newPage()
      await page.goto(path)
      return page
    }),
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
