import type { Page } from '@playwright/test'
import { listFaultsIn, WIDTHS } from './faults.ts'
import { listMisfits, listSpacedMisfits } from './fit.ts'
import { hostScreens } from './host-screens.ts'
import { findDemoWorkshop, logInAsHost } from './host.ts'
import { showWhole, takePicture, writeIndex } from './pictures.ts'
import { openScreen, screens, type Places, type Screen } from './screens.ts'
import { firstPlaces, makeCrowdedSolution, makeEmptySolution } from './workshop-contents.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

/** What axe finds on each screen, and a picture of it for a person to page through: open screenshots/index.html. */
const longEmail = 'mira.of-the-longest-imaginable-address@mail.neighbourhood-association.example.org'

const photographed = [390, 820, 1280]
/** A phone held across, and 1280 by 1024 px at 200 and at 400 %. */
const LOW = [
  { width: 844, height: 390 },
  { width: 640, height: 512 },
  { width: 320, height: 256 },
]
const WINDOW_HEIGHT = 900

test.slow()
// the pictures are the trace
test.use({ trace: 'off' })

test('every screen of the demo workshop', async ({ context, page, server }) => {
  const { id } = await findDemoWorkshop({ url: server.url, password: server.hostPassword })
  await joinWithoutLogin(context, server.url, id, 'mira@example.org')
  const places = await firstPlaces(context.request, id)
  await photograph(page, '', () => places)
})

test('every screen of its host', async ({ context, page, server }) => {
  const host = { url: server.url, password: server.hostPassword }
  await logInAsHost(context, host)
  const { id: workshopId } = await findDemoWorkshop(host)
  await joinWithoutLogin(context, server.url, workshopId, 'mira@example.org')
  const places = { ...(await firstPlaces(context.request, workshopId)), workshopId, catalogueId: 1 }
  await photograph(page, '', () => places, hostScreens)
})

test('every screen with nothing on it', async ({ context, page, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
  // its solutions are there, but not on the list, and there is always a catalogue
  await page.route(/\/api\/(solutions\?|metrics$)/, (route) => route.fulfill({ json: [] }))
  const { empty, unrated } = await makeEmptySolution(context.request, workshop.id, 'mira@example.org')
  await photograph(page, '-empty', ({ name }) => (/h9|requirements/.test(name) ? unrated : empty))
})

test('every screen with as much on it as it can get', async ({ context, page, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, longEmail)
  const places = await makeCrowdedSolution(context.request, workshop.id, longEmail)
  await photograph(page, '-crowded', () => places)
})

async function photograph<Of extends Places>(
  page: Page,
  state: string,
  placesOf: (screen: Screen<Of>) => Of,
  all: readonly Screen<Of>[] = screens,
) {
  const broken: string[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'image' && answer.status() >= 400) broken.push(answer.url())
  })
  const misfits: string[] = []
  const faults: string[] = []

  for (const screen of all.filter(({ isFixed }) => !isFixed || state === '')) {
    await page.setViewportSize({ width: 1280, height: WINDOW_HEIGHT })
    await openScreen(page, screen, placesOf(screen))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: WINDOW_HEIGHT })
      misfits.push(...(await listMisfits(page, screen)))
      // a hundred rows have the faults of one
      if (state !== '-crowded') misfits.push(...(await listSpacedMisfits(page, screen)))
      if (!photographed.includes(width)) continue
      await showWhole(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const name = `${screen.name}${state}-${colorScheme}-${width}`
        await takePicture(page, name)
        if (state !== '-crowded')
          faults.push(...(await listFaultsIn(page, colorScheme)).map((fault) => `${name} ${fault}`))
      }
    }
    for (const low of state === '-crowded' ? [] : LOW) {
      await page.setViewportSize(low)
      misfits.push(...(await listMisfits(page, screen)), ...(await listSpacedMisfits(page, screen)))
    }
    broken.push(...(await page.evaluate(listBrokenImages)))
  }
  writeIndex()
  expect(faults).toEqual([])
  expect(misfits).toEqual([])
  expect(broken).toEqual([])
}

function listBrokenImages() {
  return [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src)
}
