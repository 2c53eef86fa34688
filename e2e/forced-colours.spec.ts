import type { Locator, Page } from '@playwright/test'
import { isDeep } from './deep.ts'
import { expect, test } from './demo.ts'
import { DESK, PHONE } from './faults.ts'
import { named } from './moments.ts'
import { hostScreens } from './host-screens.ts'
import { findDemoWorkshop, logInAsHost } from './host.ts'
import { goOnToScreen, openScreen, screens, type HostPlaces, type Screen } from './screens.ts'

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

/** The colours a person sees of an element: what has no colour of its own shows the page behind it. */
const paintOf = (element: Locator) =>
  element.first().evaluate((shown) => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const ground = (colour: string) => (/^rgba.* 0\)$/.test(colour) ? canvas : colour)
    const sides = ['top', 'right', 'bottom', 'left']
    const parts = [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(shown, part)
      if (part && style.content === 'none') return { ground: canvas }
      const borders = sides.map((side) =>
        style.getPropertyValue(`border-${side}-style`) === 'none'
          ? 'none'
          : `${style.getPropertyValue(`border-${side}-width`)} ${ground(style.getPropertyValue(`border-${side}-color`))}`,
      )
      return { ground: ground(style.backgroundColor), ink: part ? undefined : style.color, borders }
    })
    return JSON.stringify(parts)
  })

async function expectToldApart(current: Locator, other: Locator) {
  expect(await paintOf(current), String(current)).not.toBe(await paintOf(other))
}

/** In the two colours that go together for it. */
async function expectSelected(current: Locator) {
  const [painted, selected] = await current.first().evaluate((shown) => {
    const paint = ({ backgroundColor, color }: CSSStyleDeclaration) => [backgroundColor, color]
    const sample = document.body.appendChild(document.createElement('p'))
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText'
    const wanted = paint(getComputedStyle(sample))
    sample.remove()
    return [paint(getComputedStyle(shown)), wanted]
  })
  expect(painted, String(current)).toEqual(selected)
}

test('forced colours: what is current is told from the rest, and every sign is seen', async ({ page, demo }) => {
  await page.setViewportSize(DESK)
  await openScreen(page, named('03-metrics'), demo)
  const main = page.getByRole('navigation', { name: 'Main' })
  const steps = page.getByRole('navigation', { name: 'Steps' })
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    await expectToldApart(main.locator('[aria-current]'), main.locator('a:not([aria-current])'))
    await expectSelected(main.locator('[aria-current]'))
    await expectToldApart(steps.locator('li[data-here]'), steps.locator('li:not([data-here])'))
  }
  await page.setViewportSize(DESK)
  await expectToldApart(steps.locator('[aria-current]'), steps.locator('a:not([aria-current])'))

  await goOnToScreen(page, named('05-h9'), demo)
  const direction = page.getByRole('navigation', { name: 'Direction' })
  await expectToldApart(direction.locator('[aria-current]'), direction.locator('a:not([aria-current])'))
  await expectSelected(direction.locator('[aria-current]'))
  const unseen = await page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const masked = [...document.querySelectorAll('main *')].filter((one) => getComputedStyle(one).maskImage !== 'none')
    return {
      signs: masked.length > 9,
      unseen: masked.filter((one) => getComputedStyle(one).backgroundColor === canvas),
    }
  })
  expect(unseen).toEqual({ signs: true, unseen: [] })
  // its colour is the measure's, and its number and name stand beside it
  const seals = page.locator('main [style*="--measure:"]').filter({ hasText: /^[1-4]/ })
  await expect(seals.first()).toHaveCSS('forced-color-adjust', 'none')

  await goOnToScreen(page, named('09-map'), demo)
  await expectToldApart(
    page.getByRole('button', { name: 'Map', pressed: true }),
    page.getByRole('button', { name: 'Table', pressed: false }),
  )
  await goOnToScreen(page, named('02-solutions'), demo)
  await expectToldApart(
    page.locator('tr[aria-current] > :first-child'),
    page.locator('tbody tr:not([aria-current]) > :first-child'),
  )
})

/** The browser paints the page's ground behind each word, on whatever ground it stands, except where it is asked not to. */
const listUnreadable = (page: Page) =>
  page.evaluate(() => {
    const lightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return (red * 299 + green * 587 + blue * 114) / 255_000
    }
    const ground = lightness(getComputedStyle(document.body).backgroundColor)
    const words = [...document.querySelectorAll('body *')].filter(
      (one) => one.checkVisibility() && [...one.childNodes].some((part) => part instanceof Text && part.data.trim()),
    )
    const unreadable = words.filter((one) => {
      const { forcedColorAdjust, color } = getComputedStyle(one)
      return forcedColorAdjust === 'auto' && Math.abs(lightness(color) - ground) < 0.3
    })
    return { words: words.length > 5, unreadable: unreadable.map((one) => one.outerHTML.slice(0, 120)) }
  })

test('forced colours: every word is read, whatever stands behind it', async ({ page, context, demo, server }) => {
  test.slow()
  const { id: workshopId } = await findDemoWorkshop({ url: server.url, password: server.hostPassword })
  await logInAsHost(context, { url: server.url, password: server.hostPassword })
  const places: HostPlaces = { ...demo, workshopId, catalogueId: 1 }
  const all: Screen<HostPlaces>[] = [...screens, ...hostScreens]
  for (const screen of all.filter(({ name }) => isDeep() || /login|h9|report|cockpit/.test(name))) {
    await openScreen(page, screen, places)
    expect.soft(await listUnreadable(page), screen.name).toEqual({ words: true, unreadable: [] })
  }
})
