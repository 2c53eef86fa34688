import type { Page } from '@playwright/test'
import type { SceneKind } from '#contract/scene.ts'
import { call } from './api.ts'
import { listCutText } from './cut-text.ts'
import { DEEP, isDeep } from './deep.ts'
import { listFaults, listFaultsIn, measurePage } from './faults.ts'
import { copyDemoWorkshop } from './host.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

/** Each scene, and something that only it shows. */
const scenes: [SceneKind, RegExp][] = [
  ['join', /with the session ID/],
  ['now', /^Join at/],
  ['progress', /How far we are/],
  ['silent_rating', /Everyone rates alone/],
  ['reveal', /rated alone/],
  ['solution', /\(1 of 6\)/],
  ['comparison', /^1–4 of 6$/],
  ['message', /^Coffee at ten\.$/],
  ['blank', /Healthy district/],
  ['end', /Thank you/],
]

const WALLS = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
]

/** What cannot be read from the back row, or is not in view. The host's own buttons are for whoever stands there. */
const listUnreadable = (page: Page) =>
  page.evaluate(() => {
    const least = 28 * Math.min(innerWidth / 1920, innerHeight / 1080) - 0.1
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!
      const words = texts.currentNode.textContent?.trim()
      if (!words || element.closest('button, a, .visually-hidden') || !element.checkVisibility()) continue
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      if (size < least) found.add(`${words.slice(0, 30)}: ${size.toFixed(1)} px`)
      const range = document.createRange()
      range.selectNode(texts.currentNode)
      if (range.getBoundingClientRect().bottom > innerHeight + 1) found.add(`below the edge: ${words.slice(0, 30)}`)
    }
    return [...found]
  })

/** Signs that are not where they are drawn: what lies outside of its place is cut. */
const listMovedSigns = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('foreignObject')].flatMap((place) => {
      const [around, sign] = [place, place.firstElementChild!].map((each) => each.getBoundingClientRect())
      return Math.abs(around!.top - sign!.top) > 1 ? [`a sign is ${sign!.top - around!.top} px too low`] : []
    }),
  )

/** A workshop with two worked solutions, in which four people have rated an option alone and it is revealed. */
async function ratedWorkshop(
  host: Page,
  server: { url: string; hostPassword: string },
  browserOf: () => Promise<Page>,
) {
  const { id } = await copyDemoWorkshop({ url: server.url, password: server.hostPassword })
  const change = (body: object) => call(host.request, 'PATCH /api/admin/sessions/{id}/room', { params: { id }, body })
  await change({ step: 6, message: 'Coffee at ten.', timer_minutes: 15, silent_rating: true })
  const { solutions } = await call(host.request, 'GET /api/admin/sessions/{id}/cockpit', { params: { id } })
  const chain = await call(host.request, 'GET /api/solutions/{id}/chain', { params: { id: solutions[0]!.id } })
  for (const [person, measure] of [1, 1, 4].entries()) {
    const page = await browserOf()
    await joinWithoutLogin(page.context(), server.url, id, `person-${person}@example.org`)
    const updates = chain.fhns.map(({ id: fhn_id }) => ({
      functional_option_id: chain.options[0]!.id,
      fhn_id,
      virtuous: true,
      measure,
    }))
    await call(page.request, 'PUT /api/silent_ratings', { body: { updates } })
    await page.context().close()
  }
  await call(host.request, 'POST /api/admin/sessions/{id}/silent_ratings/reveal', { params: { id }, body: {} })
  return { id, change }
}

test('every scene is read from the back row, and all of it is in view', async ({ browser, hostAt, server }) => {
  const host = await hostAt('/admin')
  const { id, change } = await ratedWorkshop(host, server, async () =>
    (await browser.newContext({ baseURL: server.url })).newPage(),
  )
  await host.goto(`/admin/workshops/${id}/room`)
  const found: string[] = []
  for (const [kind, shown] of scenes) {
    await change({ scene: { kind } })
    const isBlank = kind === 'blank'
    if (isBlank) await expect(host.locator('main p, main table')).toHaveCount(0)
    else await expect(host.getByText(shown).first()).toBeVisible()
    await expect(host.getByRole('main')).not.toContainText('@')
    for (const size of isDeep() ? WALLS : WALLS.slice(0, 1)) {
      await host.setViewportSize(size)
      const { pageWidth, pageHeight } = await measurePage(host)
      const misfits = [...(await listUnreadable(host)), ...(await listCutText(host)), ...(await listMovedSigns(host))]
      if (pageWidth > size.width || pageHeight > size.height) misfits.push(`scrolls: ${pageWidth} by ${pageHeight} px`)
      found.push(...misfits.map((each) => `${kind} at ${size.width} px: ${each}`))
    }
    const colours = isDeep() ? (['light', 'dark'] as const) : (['light'] as const)
    for (const colorScheme of colours) {
      await host.emulateMedia({ colorScheme })
      found.push(...(await listFaultsIn(host, colorScheme)).map((each) => `${kind}, ${colorScheme}: ${each}`))
    }
  }
  expect(found).toEqual([])
})

test(
  'the cockpit opens the big screen in a window of its own, says that it is showing, and leads it from a phone',
  DEEP,
  async ({ browser, hostAt, server }) => {
    const phone = await hostAt('/admin')
    const { id } = await ratedWorkshop(phone, server, async () =>
      (await browser.newContext({ baseURL: server.url })).newPage(),
    )
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(`/admin/workshops/${id}`)
    await phone.getByRole('button', { name: /^Big screen/ }).click()
    await expect(phone.getByText('No big screen is open.')).toBeVisible()
    const opened = phone.waitForEvent('popup')
    await phone.getByRole('link', { name: 'Room screen' }).click()
    const wall = await opened
    // a press elsewhere has shut the panel
    await phone.getByRole('button', { name: /^Big screen/ }).click()
    await expect(phone.getByText('One big screen is open.')).toBeVisible()

    await phone.getByRole('combobox', { name: 'Big screen' }).selectOption('A solution')
    await expect(wall.getByText('(1 of 6)')).toBeVisible()
    await phone.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(wall.getByText('(2 of 6)')).toBeVisible()
    await wall.keyboard.press('ArrowRight')
    await expect(wall.getByText('(3 of 6)')).toBeVisible()
    await expect(phone.getByText('(3 of 6)')).toBeVisible()
    expect(await listFaults(phone)).toEqual([])
    await wall.close()
    await expect(phone.getByText('No big screen is open.')).toBeVisible()
  },
)
