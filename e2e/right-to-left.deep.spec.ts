import type { Page } from '@playwright/test'
import { expect, test } from './demo.ts'
import { DESK, listFaults, PHONE } from './faults.ts'
import { listMisfits, listSpacedMisfits } from './fit.ts'
import { hostScreens } from './host-screens.ts'
import { findDemoWorkshop, logInAsHost } from './host.ts'
import { goOnToScreen, openScreen, screens, type Places, type Screen } from './screens.ts'

test.use({ viewport: DESK, trace: 'off' })
test.slow()

/** As a page in a language from right to left would come from the server. Its words stay English. */
const turn = (page: Page) =>
  page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = await response.text()
    return route.fulfill({ response, body: body.replace('<html ', '<html dir="rtl" ') })
  })

test('every screen fits from right to left, and stands the other way round', async ({ page, context, demo }) => {
  await expectTurned(page, await context.newPage(), screens, demo)
})

test('so does every screen of the host', async ({ page, context, server, demo }) => {
  const host = { url: server.url, password: server.hostPassword }
  await logInAsHost(context, host)
  const { id: workshopId } = await findDemoWorkshop(host)
  await expectTurned(page, await context.newPage(), hostScreens, { ...demo, workshopId, catalogueId: 1 })
})

/** Each screen as it is and turned, side by side in two windows. */
async function expectTurned<Of extends Places>(page: Page, turned: Page, all: readonly Screen<Of>[], of: Of) {
  const misfits: string[] = []
  await turn(turned)
  for (const each of [page, turned]) await openScreen(each, all[0]!, of)
  for (const [place, screen] of all.entries()) {
    for (const each of [page, turned]) await goOnToScreen(each, screen, of)
    for (const size of [PHONE, DESK]) {
      for (const each of [page, turned]) await each.setViewportSize(size)
      // what comes late may be there in one of the windows and not yet in the other
      const count = async () => (await listBoxes(turned)).length - (await listBoxes(page)).length
      await expect
        .poll(count, { timeout: 5000 })
        .toBe(0)
        .catch(() => undefined)
      const before = await listBoxes(page)
      const after = await listBoxes(turned)
      misfits.push(...listUnturned(before, after, size.width).map((each) => `${screen.name} ${size.width} px: ${each}`))
      misfits.push(...(await listMisfits(turned, screen)), ...(await listSpacedMisfits(turned, screen)))
    }
    const colorScheme = place % 2 === 0 ? 'light' : 'dark'
    await turned.emulateMedia({ colorScheme })
    misfits.push(...(await listFaults(turned)).map((fault) => `${screen.name} ${colorScheme}: ${fault}`))
  }
  expect(misfits).toEqual([])
}

interface Box {
  name: string
  left: number
  right: number
}

/** What is pressed and filled in, titles, and the cells of tables; not what is unseen, or stands in a line of text. */
const listBoxes = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    const isInLine = (element: Element) =>
      getComputedStyle(element).display === 'inline' ||
      [...element.parentElement!.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const all = 'button, input, select, textarea:not([aria-hidden]), main a, nav a, th, td, h1, h2, label'
    return [...document.querySelectorAll(all)]
      .filter((element) => element.checkVisibility() && !isInLine(element) && !isClipped(element))
      .map((element) => {
        const { left, right } = element.getBoundingClientRect()
        return { name: `${element.tagName} “${element.textContent.slice(0, 30)}”`, left, right }
      })
  })

function listUnturned(before: readonly Box[], after: readonly Box[], width: number): string[] {
  if (before.length !== after.length) return [`has ${after.length} things instead of ${before.length}`]
  return before.flatMap(({ name, left, right }, at) => {
    const turned = after[at]!
    const isTurned = Math.abs(turned.left - (width - right)) < 1.5 && Math.abs(turned.right - (width - left)) < 1.5
    const [is, should] = [turned, { left: width - right, right: width - left }].map(
      (box) => `${Math.round(box.left)}–${Math.round(box.right)}`,
    )
    return isTurned ? [] : [`${name} is at ${is}, not at ${should}`]
  })
}
