import type { Browser, BrowserContext, Page } from '@playwright/test'

const EMAIL = 'bench@example.org'

/** A page of a browser that was never here; somebody of a workshop, when its code is given. */
export async function openAs(browser: Browser, origin: string, code: string | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  if (!code) return page
  await context.request.get(`${origin}/api/session-validate?id=${code}`)
  await context.addInitScript(
    ([sessionId, email]) => {
      localStorage.setItem('sessionId', sessionId)
      localStorage.setItem('email', email)
    },
    [code, EMAIL] as const,
  )
  return page
}

/** Makes a whole browser somebody of a workshop, as the log-in does, for a program that drives it from outside. */
export async function joinAs(context: BrowserContext, origin: string, code: string) {
  await context.request.get(`${origin}/api/session-validate?id=${code}`)
  await context.request.post(`${origin}/api/me`, { data: { email: EMAIL } })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${origin}/api/health`)
  await page.evaluate(
    ([sessionId, email]) => {
      localStorage.setItem('sessionId', sessionId)
      localStorage.setItem('email', email)
    },
    [code, EMAIL] as const,
  )
}
