import type { BrowserContext, Page, Request } from '@playwright/test'
import { call } from './api.ts'
import { NOTHING } from './controls.ts'
import { copyDemoWorkshop, deleteWorkshop, logInAsHost, type Host } from './host.ts'
import { hostScreens } from './host-screens.ts'
import { pressEverything } from './press-everything.ts'
import { openScreen, screens, type HostPlaces } from './screens.ts'
import { firstPlaces } from './workshop-contents.ts'
import { startServer, type RunningServer } from './server.ts'
import { expect, joinWithoutLogin, test as base } from './workshop.ts'

/** On a server of its own: whatever the host can do is done here, to every workshop there is. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
})

test.use({ trace: 'off', viewport: { width: 1280, height: 900 } })
test.describe.configure({ timeout: 1_800_000 })

const DEFAULT_CATALOGUE = 1
/** A page of the same origin on which nothing goes on. */
const NO_SCRIPT = '/favicon.svg'
/** What is around every screen, and the one on which that is pressed too. */
const FRAME = 'aside, nav, [href="#content"]'
const WITH_FRAME = '03-metrics'
const email = 'mira@example.org'

for (const screen of [...screens, ...hostScreens]) {
  test(`${screen.name}: whatever is pressed, the focus is somewhere`, async ({ page, context, server }) => {
    const host = { url: server.url, password: server.hostPassword }
    const network = watchNetwork(page)
    let places: HostPlaces | undefined
    let opened = ''

    const reopen = async () => {
      // a page whose workshop is deleted asks for it once more, and twenty of these within a minute are taken for guesses
      await page.goto(NO_SCRIPT)
      if (!places || network.hasWritten()) places = await makePlaces(context, host, places)
      if (hostScreens.includes(screen)) await logInAsHost(context, host)
      await storeNothingElse(page, { sessionId: places.workshopId, email })
      await openScreen(page, screen, places)
      await network.settle()
      network.forgetWritten()
      opened = new URL(page.url()).pathname
      // a page that has just been loaded has the focus nowhere
      await page.evaluate(() => {
        document.documentElement.dataset.opened = ''
        document.querySelector<HTMLElement>('main h1')?.focus()
      })
    }
    const except = screen.name === WITH_FRAME ? NOTHING : FRAME
    const look = () => lookAtFocus(page, opened)
    const { faults, presses } = await pressEverything(page, { except, reopen, settle: network.settle, look })
    test.info().annotations.push({ type: 'presses', description: `${presses}` })
    expect(faults).toEqual([])
  })
}

/** A copy of the demo workshop with something in its trash, in the place of one that was changed. */
async function makePlaces(context: BrowserContext, host: Host, former?: HostPlaces): Promise<HostPlaces> {
  if (former) await deleteWorkshop(host, former.workshopId)
  const { id: workshopId } = await copyDemoWorkshop(host)
  await joinWithoutLogin(context, host.url, workshopId, email)
  const before = await firstPlaces(context.request, workshopId)
  await call(context.request, 'DELETE /api/function_options/{id}', { params: { id: before.optionId } })
  return { ...(await firstPlaces(context.request, workshopId)), workshopId, catalogueId: DEFAULT_CATALOGUE }
}

/** A draft of what was pressed before would be offered. Done where no script can write it again. */
async function storeNothingElse(page: Page, stored: Record<string, string>) {
  await page.evaluate((entries) => {
    sessionStorage.clear()
    localStorage.clear()
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, stored)
}

/** Knows what is under way, and whether anything was written since it was last asked. */
function watchNetwork(page: Page) {
  const underWay = new Set<Request>()
  let hasWritten = false
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/live|\/presence/.test(pathname) || request.resourceType() === 'eventsource') return
    underWay.add(request)
    if (request.method() !== 'GET') hasWritten = true
  })
  const end = (request: Request) => underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  // what becomes a file never ends as a page would
  page.on('download', (file) => {
    for (const request of underWay) if (request.url() === file.url()) underWay.delete(request)
  })
  page.on('popup', (popup) => void popup.close())
  page.on('dialog', (dialog) => void dialog.accept())

  const settle = async () => {
    await expect(async () => {
      await page.evaluate(twoFrames)
      expect(underWay.size).toBe(0)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await page.evaluate(twoFrames)
      expect(underWay.size).toBe(0)
    }).toPass({ intervals: [20, 50], timeout: 30_000 })
  }
  return { settle, hasWritten: () => hasWritten, forgetWritten: () => (hasWritten = false) }
}

const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** What is wrong with the place of the focus, if anything. A page that was just loaded has it nowhere, if it is another one. */
const lookAtFocus = (page: Page, opened: string) =>
  page.evaluate((before) => {
    const focused = document.activeElement
    const isLoadedAnew = document.documentElement.dataset.opened === undefined
    if (isLoadedAnew) return location.pathname === before ? 'the page was loaded again' : undefined
    if (!focused || focused === document.body) return 'the focus is nowhere'
    const { width, height } = focused.getBoundingClientRect()
    const isSeen = width > 0 && height > 0 && focused.checkVisibility({ visibilityProperty: true })
    return isSeen ? undefined : `the focus is on what is not seen: ${focused.outerHTML.slice(0, 120)}`
  }, opened)
