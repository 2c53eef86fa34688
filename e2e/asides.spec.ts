import { asidesMessages as words } from '#contract/messages/asides.ts'
import { call } from './api.ts'
import { makeSolution, tripsOnFoot } from './example-solution.ts'
import { expectNoFaults } from './faults.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

test('a group calls the host, who reads along, writes to it alone and comes', async ({
  hostAt,
  context,
  page,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, 'ana@example.org')
  const { id } = await makeSolution(page.request, workshop.id, 'ana@example.org')
  await page.goto(`/solutions/${id}/metrics`)
  const host = await hostAt(`/admin/workshops/${workshop.id}`)
  await expect(host.getByRole('button', { name: words.read })).toBeVisible()

  await test.step('the call is in the cockpit at once', async () => {
    await page.getByRole('button', { name: words.needHelp }).click()
    await page.getByRole('textbox', { name: words.about }).fill('Which metrics?')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.hasAsked)).toBeVisible()
    await expect(host.getByRole('region', { name: words.helpWanted })).toContainText('Which metrics?')
    await expect(host).toHaveTitle(/^\(1\) /)
    await expectNoFaults(page, 'asking for help', page.getByText(words.hasAsked))
  })

  await test.step('the host reads what is being written without leaving, and writes a note', async () => {
    await host.getByRole('button', { name: words.read }).click()
    // beside the table: what the workshop is led with stays in reach
    const panel = host.locator('section', { has: host.locator('#beside-title') })
    await expect(host.getByRole('dialog')).toHaveCount(0)
    await expect(panel.getByText('ana', { exact: false }).first()).toBeVisible()
    await call(page.request, 'POST /api/user-stories', { body: { solution_id: id, metric_id: tripsOnFoot.id } })
    await expect(panel.getByText('M26')).toBeVisible()
    await panel.getByRole('textbox', { name: words.noteWords.label }).fill('Begin with one.')
    await panel.getByRole('button', { name: words.noteWords.send }).click()
    await expect(page.getByText('Begin with one.')).toBeVisible()
    await panel.getByRole('button', { name: words.onMyWay }).click()
    await expect(page.getByText(words.coming)).toBeVisible()
    await expectNoFaults(host, 'beside a group', panel.getByText('M26'))
    await host.keyboard.press('Escape')
    await expect(host.getByRole('button', { name: words.read })).toBeFocused()
  })
})
