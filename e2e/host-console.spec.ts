import { errors } from '#contract/errors.ts'
import { messages } from '#contract/messages.ts'
import { listFaults } from './faults.ts'
import { expect, test } from './server.ts'

test('the host logs in, opens a workshop, enters it, closes it, and logs out', async ({ page, server }) => {
  await page.goto('/admin')
  await page.getByLabel('Host password').fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText(errors.WRONG_PASSWORD[1])
  expect(await listFaults(page)).toEqual([])

  await page.getByLabel('Host password').fill(server.hostPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Title of a new workshop').fill('Opened in the console')
  await page.getByRole('button', { name: 'Open workshop' }).click()
  await expect(page.getByText(messages.admin.opened)).toBeVisible()
  const row = page.getByRole('row', { name: /Opened in the console/ })
  await expect(row).toContainText('Open')
  expect(await listFaults(page)).toEqual([])

  await row.getByRole('button', { name: 'Enter' }).click()
  await expect(page).toHaveURL(/\/solutions$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Solutions' })).toBeVisible()

  await page.goto('/admin')
  await row.getByRole('button', { name: 'Close' }).click()
  await expect(row.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Host password')).toBeVisible()
})
