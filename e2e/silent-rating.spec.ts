import type { Page } from '@playwright/test'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import { DEEP } from './deep.ts'
import { makeSolution, type ExampleSolution } from './example-solution.ts'
import { DESK, expectNoFaults } from './faults.ts'
import { toast } from './workshop-page.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

const silent = silentRatingMessages
const heading = 'What everyone rated alone'

const addressOf = ({ id, optionId }: ExampleSolution) => `/solutions/${id}/option-analysis/${optionId}/Virtuous`

/** Chooses measures by need and saves them. */
async function rate(page: Page, measures: Record<string, string>) {
  for (const [need, measure] of Object.entries(measures)) {
    await page.getByLabel(need, { exact: true }).selectOption({ label: measure })
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

test(
  'people rate alone, the host reveals it, and the group sets its value',
  DEEP,
  async ({ another, hostAt, context, page: ana, server, workshop }) => {
    await joinWithoutLogin(context, server.url, workshop.id, 'ana@example.org')
    const solution = await makeSolution(ana.request, workshop.id, 'ana@example.org')
    await ana.goto(addressOf(solution))
    await expect(ana.getByRole('region', { name: 'Virtuous ratings' })).toBeVisible()
    await expect(ana.getByText('Silent rating')).toHaveCount(0)

    const host = await hostAt(`/admin/workshops/${workshop.id}`)
    await host.getByRole('button', { name: /^Silent rating/ }).click()
    await host.getByRole('button', { name: 'Turn silent rating on' }).click()
    await expect(ana.getByText(silent.alone)).toBeVisible()

    const ben = await another('ben@example.org')
    await ben.goto(addressOf(solution))
    const cid = await another('cid@example.org')
    await cid.goto(addressOf(solution))
    await rate(ana, { Freedom: 'Synergic', Leisure: 'Singular' })
    await expect(toast(ana, silent.saved)).toBeVisible()
    await expect(ben.getByText(silent.count(1, 3))).toBeVisible()
    await rate(ben, { Freedom: 'Inhibiting', Leisure: 'Singular' })
    await expect(ana.getByText(silent.count(2, 3))).toBeVisible()
    // of fewer than three nobody is told what they chose
    await rate(cid, { Leisure: 'Singular' })
    await expect(ana.getByText(silent.count(3, 3))).toBeVisible()
    await expect(ana.getByLabel('Freedom', { exact: true })).toHaveValue('1')
    await expect(ben.getByLabel('Freedom', { exact: true })).toHaveValue('4')
    for (const page of [ana, ben]) await expect(page.getByText(heading)).toHaveCount(0)
    await expectNoFaults(ana, 'rating silently', ana.getByText(silent.alone), [DESK])

    await expect(host.getByText(`Virtuous: ${silent.count(3, 3)}`)).toBeVisible()
    await expectNoFaults(host, 'before the reveal', host.getByText(`Virtuous: ${silent.count(3, 3)}`), [DESK])
    await host.getByRole('button', { name: 'Reveal all virtuous' }).click()
    await host.getByRole('dialog').getByRole('button', { name: 'Reveal', exact: true }).click()

    for (const page of [ana, ben]) {
      const row = page.getByRole('region', { name: heading }).getByRole('row', { name: /Freedom/ })
      await expect(row).toContainText(silent.agreement.opposed)
      await expect(row.getByRole('cell')).toHaveText(
        page === ana ? [/^1you$/, '0', '0', '1', '1'] : ['1', '0', '0', /^1you$/, '1'],
      )
    }
    await expectNoFaults(ana, 'revealed', ana.getByRole('heading', { name: heading }))

    await ana.getByRole('button', { name: 'Fill in what everyone agrees on' }).click()
    await rate(ana, { Freedom: 'Pseudo-satisfier' })
    await expect(toast(ana, h9AnalysisMessages.saved)).toBeVisible()
    await expect(ben.getByLabel('Freedom', { exact: true })).toHaveValue('2')
    await expect(ben.getByLabel('Leisure', { exact: true })).toHaveValue('3')

    await host.getByRole('button', { name: 'Turn silent rating off' }).click()
    // what was revealed can still be read, by whoever comes now too
    await ben.reload()
    for (const page of [ana, ben]) await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  },
)
