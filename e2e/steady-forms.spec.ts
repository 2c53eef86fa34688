import type { Locator, Page } from '@playwright/test'
import { asidesMessages } from '#contract/messages/asides.ts'
import { silentRatingMessages as silent } from '#contract/messages/silent-rating.ts'
import { call } from './api.ts'
import { DEEP } from './deep.ts'
import { makeSolution } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

const PHONE = { width: 390, height: 844 }
const yOf = async (part: Locator) => Math.round((await part.boundingBox())!.y)

/** Where a need stands in the window, which nothing that the host does may change. */
async function expectStill(page: Page, part: Locator, y: number, what: Locator) {
  await expect(what).toBeVisible()
  await expect.poll(() => yOf(part)).toBe(y)
  const blank = await page.evaluate(() => {
    const main = document.querySelector('main')!
    return (
      window.innerHeight -
      Math.max(...[...main.querySelectorAll('nav, p, a')].map((each) => each.getBoundingClientRect().bottom))
    )
  })
  expect(blank).toBeLessThan(PHONE.height / 2)
}

test(
  'what somebody reads stays where it is while the host switches silent rating, reveals and writes a note',
  DEEP,
  async ({ another, hostAt, context, page: ana, server, workshop }) => {
    await joinWithoutLogin(context, server.url, workshop.id, 'ana@example.org')
    const { id, optionId } = await makeSolution(ana.request, workshop.id, 'ana@example.org')
    const { request: host } = await hostAt('/admin')
    const params = { id: workshop.id }
    const setSilent = (silent_rating: boolean) =>
      call(host, 'PATCH /api/admin/sessions/{id}/room', { params, body: { silent_rating } })

    await ana.setViewportSize(PHONE)
    await ana.goto(`/solutions/${id}/option-analysis/${optionId}/Virtuous`)
    const need = ana.getByLabel('Creation', { exact: true })
    await need.scrollIntoViewIfNeeded()
    await ana.mouse.wheel(0, 120)
    await expect(need).toBeInViewport()
    const bar = ana.locator('[data-sticks=top]').first()
    const y = await yOf(need)

    await setSilent(true)
    await expectStill(ana, need, y, bar.getByText(silent.rateAlone))
    await setSilent(false)
    await expectStill(ana, need, y, bar.getByText(silent.whose.group))
    await setSilent(true)
    await expectStill(ana, need, y, bar.getByText(silent.rateAlone))

    for (const email of ['ben@example.org', 'cid@example.org', 'dee@example.org']) {
      const { request } = await another(email)
      const rating = { functional_option_id: optionId, virtuous: true, fhn_id: 9, measure: 1 }
      await call(request, 'PUT /api/silent_ratings', { body: { updates: [rating] } })
    }
    await call(host, 'POST /api/admin/sessions/{id}/silent_ratings/reveal', { params, body: {} })
    await expectStill(ana, need, y, bar.getByText(silent.revealedToGroup))
    await expect(ana.getByText(silent.tookPlace.group)).toBeVisible()
    await setSilent(false)
    await expectStill(ana, need, y, bar.getByText(silent.revealedToGroup))

    const words = 'Good stories. Think of the driver too.'
    await call(host, 'PUT /api/admin/sessions/{id}/notes/{solution_id}', {
      params: { ...params, solution_id: id },
      body: { note: words },
    })
    await expectStill(ana, need, y, ana.getByText(words))
    await expect(ana.getByText(words)).toBeInViewport()
    // not by `click`, which scrolls to what sticks to the window's edge
    const hide = (await ana.getByRole('button', { name: asidesMessages.hideNote }).boundingBox())!
    await ana.mouse.click(hide.x + hide.width / 2, hide.y + hide.height / 2)
    await expect(ana.getByText(words)).toHaveCount(0)
    await expectStill(ana, need, y, bar.getByText(silent.revealedToGroup))
  },
)
