import { hostMessages } from '#contract/host-messages.ts'
import { expectNoFaults } from './faults.ts'
import { expect, test } from './server.ts'

test('a catalogue is read, edited, checked and published, and a workshop is opened with it', async ({
  page,
  server,
}) => {
  await page.goto('/admin/catalogues')
  await page.getByLabel('Host password').fill(server.hostPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('link', { name: 'Being, having, doing, interacting' })).toBeVisible()
  await expectNoFaults(page, 'catalogues', page.getByRole('table'))
  await page.getByRole('link', { name: 'Default catalogue' }).click()
  await page.getByLabel('Search this catalogue').fill('car kilometres')
  await expect(page.getByRole('row', { name: /Car kilometres avoided per member per month/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Needs' })).toHaveCount(0)
  await expectNoFaults(page, 'catalogue', page.getByRole('region', { name: 'Metrics' }))

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('default-catalogue-1.0.0.csv')

  await page.getByRole('button', { name: 'Edit a draft' }).click()
  await page.getByLabel('Name of the catalogue').fill('Ours')
  const draft = page.getByRole('textbox', { name: 'Draft' })
  const text = await draft.inputValue()
  await draft.fill(`${text}metric,98,Trees planted,,,,99,1,\n`)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText(`Line ${text.split('\n').length}: There is no purpose 99.`)).toBeVisible()
  await expectNoFaults(page, 'draft', draft)
  await draft.fill(`${text}metric,98,Trees planted,,,,3,1,\n`)
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Publish version 1.0.0' }).click()
  await expect(page.getByText(hostMessages.catalogues.published('1.0.0')).first()).toBeVisible()

  await page.getByRole('link', { name: 'Workshops' }).click()
  await page.getByLabel('Title of a new workshop').fill('With our catalogue')
  await page.getByLabel('Catalogue', { exact: true }).selectOption('Ours 1.0.0')
  await page.getByRole('button', { name: 'Open workshop' }).click()
  const row = page.getByRole('row', { name: /With our catalogue/ })
  await row.getByRole('button', { name: 'Enter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Solutions' })).toBeVisible()
  await page.goto('/metrics')
  await expect(page.getByText('Trees planted')).toBeVisible()
})
