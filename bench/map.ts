import type { Page } from '@playwright/test'
import { commonMessages } from '#contract/messages/common.ts'
import { mapMessages } from '#contract/messages/map.ts'

const frame = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))

/** Somebody scrolls, chooses, searches and filters. */
export async function walkMap(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += height / 40) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await frame(page)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await frame(page)
  for (const layer of ['P', 'M', 'S', 'O', 'R']) {
    await page.locator(`[data-key^="${layer}"]`).first().click()
    await frame(page)
  }
  await page.getByLabel(mapMessages.onlyTheChosenThread).click()
  await frame(page)
  await page.getByLabel(mapMessages.onlyTheChosenThread).click()
  await page.keyboard.press('Tab')
  await page.getByLabel(mapMessages.searchTheMap).focus()
  for (const key of 'promise 42') {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await frame(page)
  }
  await page.getByRole('button', { name: commonMessages.clearSearch }).click()
  await frame(page)
  for (const gap of await page.getByRole('list', { name: mapMessages.gaps }).getByRole('button').all()) {
    await gap.click()
    await frame(page)
  }
  await page.getByRole('button', { name: mapMessages.table }).click()
  await frame(page)
}
