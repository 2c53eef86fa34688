import { decisionsMessages } from '#contract/messages/comparison.ts'
import { call } from './api.ts'
import { makeSolution } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { toast } from './workshop-page.ts'

const email = 'mira@example.org'

test('options are compared by signs, spoken in words, and decided upon', async ({
  page,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const { id, optionId } = await makeSolution(page.request, workshop.id, email)
  const cell = { functional_option_id: optionId, fhn_id: 9, measure: 1 }
  await call(page.request, 'PUT /api/option_analysis', {
    body: {
      updates: [
        { ...cell, virtuous: true },
        { ...cell, virtuous: false, measure: 4 },
      ],
    },
  })
  await page.goto(`/solutions/${id}`)
  await page.getByRole('link', { name: 'Compare all options' }).click()

  const fragile = page.getByRole('link', { name: 'Freedom: virtuous Synergic, vicious Inhibiting, fragile' })
  await expect(fragile).toBeVisible()
  // the words are for the ear alone: on screen they would push the signs out of their cells
  const words = await fragile.getByText('virtuous Synergic').boundingBox()
  expect(words?.width).toBeLessThanOrEqual(1)

  await page.getByRole('button', { name: 'Decide' }).click()
  await page.getByLabel(decisionsMessages.decision.adapted).check()
  await page.getByLabel('Reason').fill('Only with a card.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, decisionsMessages.saved)).toBeVisible()
  await expect(page.getByRole('row', { name: /A bike with a box/ })).toContainText(decisionsMessages.decision.adapted)
})
