import type { Page } from '@playwright/test'
import { call } from './api.ts'
import { isDeep } from './deep.ts'
import { expect, test } from './demo.ts'
import { DESK, PHONE } from './faults.ts'
import { listMisfits } from './fit.ts'
import { hostScreens } from './host-screens.ts'
import { copyDemoWorkshop, findDemoWorkshop, logInAsHost } from './host.ts'
import { listOverlaps } from './overlaps.ts'
import { linkToResults, paperScreens } from './paper-screens.ts'
import { findEnglish, gatherAnswers, speakPseudo } from './pseudo-language.ts'
import { goOnToScreen, openScreen, panel, screens, type Places, type Screen } from './screens.ts'

// one after the other, so that it is built once
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ viewport: PHONE, trace: 'off' })

/** `npm test` looks at a phone, where there is least room. */
const widths = () => (isDeep() ? [DESK.width, PHONE.width, 320] : [PHONE.width])

test('every text of every screen is exchanged with the language, and a longer one fits', async ({
  page,
  context,
  demo,
  pseudo,
}) => {
  await speakPseudo(context, pseudo)
  await expectExchanged(page, screens, demo)
})

test('so on every page of the host, and on what is read and printed afterwards', async ({
  page,
  context,
  server,
  demo,
  pseudo,
}) => {
  const host = { url: server.url, password: server.hostPassword }
  await logInAsHost(context, host)
  const { id: workshopId } = await findDemoWorkshop(host)
  const token = await linkToResults(context.request, workshopId)
  await speakPseudo(context, pseudo)
  const places = { ...demo, workshopId, catalogueId: 1, token }
  await expectExchanged(page, hostScreens, places)
  await expectExchanged(page, paperScreens, places)
})

test('so at a desk, where words stand beside each other', async ({ page, context, server, demo, pseudo }) => {
  const host = { url: server.url, password: server.hostPassword }
  await logInAsHost(context, host)
  const { id: workshopId } = await copyDemoWorkshop(host)
  await call(context.request, 'PATCH /api/admin/sessions/{id}/room', {
    params: { id: workshopId },
    body: { scene: { kind: 'comparison' } },
  })
  await speakPseudo(context, pseudo)
  await page.setViewportSize(DESK)
  const found: string[] = []
  for (const screen of [panel, ...hostScreens.filter(({ name }) => /cockpit|room/.test(name))]) {
    await openScreen(page, screen, { ...demo, workshopId, catalogueId: 1 })
    if (screen !== panel) await expect(page.getByRole('table').first()).toBeVisible()
    found.push(...(await listFaultsOfLength(page, screen)))
  }
  expect(found).toEqual([])
})

async function expectExchanged<Of extends Places>(page: Page, all: readonly Screen<Of>[], places: Of) {
  const answers = gatherAnswers(page)
  const left: string[] = []
  const misfits: string[] = []
  await openScreen(page, all[0]!, places)
  for (const screen of all) {
    await goOnToScreen(page, screen, places)
    for (const text of await findEnglish(page, answers)) left.push(`${screen.name}: ${text}`)
    for (const width of widths()) {
      await page.setViewportSize({ ...PHONE, width })
      misfits.push(...(await listFaultsOfLength(page, screen)))
    }
  }
  expect.soft(left).toEqual([])
  expect.soft(misfits).toEqual([])
}

async function listFaultsOfLength(page: Page, screen: Pick<Screen, 'name'>): Promise<string[]> {
  const { width } = page.viewportSize()!
  const overlaps = (await listOverlaps(page)).map((overlap) => `${screen.name} at ${width} px: ${overlap}`)
  // of words so much longer a table may go on at its side, where it scrolls
  return [...(await listMisfits(page, screen)).filter((misfit) => !misfit.includes(': the table')), ...overlaps]
}
