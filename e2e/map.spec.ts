import { gapsMessages } from '#contract/messages/steps.ts'
import { call } from './api.ts'
import { carKilometres, makeSolution, residents } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

const email = 'mira@example.org'

test('a requirement is followed back to its purpose, by mouse and keys, and the map follows others', async ({
  page,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const { id, optionId, storyId } = await makeSolution(page.request, workshop.id, email)
  await call(page.request, 'POST /api/solution-stakeholders', {
    body: { solution_id: id, stakeholder_id: residents.id },
  })
  const cell = { functional_option_id: optionId, fhn_id: 9, measure: 1 }
  await call(page.request, 'PUT /api/option_analysis', {
    body: {
      updates: [
        { ...cell, virtuous: true },
        { ...cell, virtuous: false, measure: 4 },
      ],
    },
  })
  const { virtuous } = await call(page.request, 'GET /api/option_analysis/both', {
    query: { functional_option_id: optionId },
  })
  const write = (specification: string) =>
    call(page.request, 'POST /api/system_requirements', {
      body: { option_analysis_id: virtuous[0]!.id, specification },
    })
  await write('The system shall show free boxes.')
  await page.goto(`/solutions/${id}`)
  await page.getByRole('link', { name: 'Traceability map' }).click()

  const map = page.getByRole('group', { name: 'Map' })
  const requirement = map.getByRole('button', { name: /free boxes/ })
  await requirement.click()
  await expect(requirement).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/item=R\d+/)
  // what is chosen is read whole below the picture, and covers nothing of it
  const card = page.getByRole('region', { name: 'Selected item' })
  await expect(card.getByRole('link', { name: 'Open in Requirements' })).toBeVisible()
  const [above, below] = [await map.boundingBox(), await card.boundingBox()]
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  // back along the lines to the metric
  await requirement.press('ArrowLeft')
  await expect(map.getByRole('button', { name: 'Freedom virtuous Synergic' })).toBeFocused()
  for (const name of [/A bike with a box/, `S${storyId}`, residents.stakeholder, `M${carKilometres.id}`]) {
    await page.keyboard.press('ArrowLeft')
    await expect(map.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(requirement).toHaveAttribute('aria-pressed', 'false')

  // somebody else writes one more
  await write('The system shall hold a box for an hour.')
  await expect(map.getByRole('button', { name: /for an hour/ })).toBeVisible()

  const gap = page.getByRole('button', { name: gapsMessages.harmsUnanswered(1) })
  await gap.click()
  await expect(map.getByRole('button', { name: 'Freedom vicious Inhibiting' })).toBeVisible()
  await expect(requirement).toHaveCount(0)
  await gap.click()

  await page.getByRole('button', { name: 'Table' }).click()
  await page
    .getByRole('row', { name: /for an hour/ })
    .getByRole('link', { name: /^R\d+$/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/system-requirements/${optionId}$`))
})
