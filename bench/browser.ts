import type { Browser, Page } from '@playwright/test'

/** A page of a browser that was never here; somebody of a workshop, when its code is given. */
export async function openAs(browser: Browser, origin: string, code: string | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  if (!code) return page
  await context.request.get(`${origin}/api/session-validate?id=${code}`)
  await context.addInitScript((sessionId) => {
    localStorage.setItem('sessionId', sessionId)
    localStorage.setItem('email', 'bench@example.org')
  }, code)
  return page
}
