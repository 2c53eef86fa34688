import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { misfitsMessages } from '#contract/messages/imports.ts'
import type { Page } from '@playwright/test'
import { DEEP } from './deep.ts'
import { expectNoFaults, PHONE } from './faults.ts'
import { expect, test } from './server.ts'

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test(
  'a catalogue is read, edited, checked and published, and a workshop is opened with it',
  DEEP,
  async ({ page, server }) => {
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

    await page.getByRole('link', { name: 'Import' }).click()
    const file = page.getByRole('textbox', { name: 'Catalogue as text' })
    await expect(file).toHaveValue(/^list,id,name/)
    const text = await file.inputValue()
    await file.fill(`${text}metric,98,Trees planted,,,,99,1,\n`)
    await page.getByRole('button', { name: 'Check' }).click()
    const problem = misfitsMessages.misfit('99', misfitsMessages.idAmong('purposes'), 'purposes')
    const line = misfitsMessages.line(text.split('\n').length)
    await expect(page.getByText(misfitsMessages.at(line, problem))).toBeVisible()
    await expectNoFaults(page, 'import', file)
    await page.getByRole('link', { name: 'Back to Catalogue' }).click()

    await page.getByRole('link', { name: 'Edit a draft' }).click()
    await page.getByLabel('Name of the catalogue').fill('Ours')
    await page.getByLabel('Search metrics').fill('car kilometres')
    await rowOf(page, 'Car kilometres avoided').getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Position').fill('1')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Position')).toBeFocused()
    await expectNoFaults(page, 'draft', page.getByRole('form'))
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Add metric' }).click()
    await page.keyboard.type('Trees planted')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Metric 98: A metric needs a purpose.' }).click()

    await page.reload()
    await rowOf(page, 'Trees planted').getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('combobox', { name: 'Purposes' }).click()
    await page.getByRole('option', { name: /Mobility and access/ }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('tab', { name: 'What changed 2' }).click()
    await expectNoFaults(page, 'changes', page.getByText('metric added'))
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog')
    await expectNoFaults(page, 'publish', dialog.getByRole('button', { name: 'Publish version 1.0.0' }), [PHONE])
    await dialog.getByRole('button', { name: 'Publish version 1.0.0' }).click()
    await expect(page.getByText(cataloguesMessages.published('1.0.0')).first()).toBeVisible()
    const rows = page.getByRole('region', { name: 'Metrics' }).getByRole('row')
    await expect(rows.nth(1)).toContainText('Car kilometres avoided')

    await page.getByRole('link', { name: 'Workshops' }).click()
    await page.getByLabel('Title of a new workshop').fill('With our catalogue')
    await page.getByLabel('Catalogue', { exact: true }).selectOption('Ours 1.0.0')
    await page.getByRole('button', { name: 'Open workshop' }).click()
    const row = page.getByRole('row', { name: /With our catalogue/ })
    await row.getByRole('button', { name: 'Enter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Solutions' })).toBeVisible()
    await page.goto('/metrics')
    await expect(page.getByText('Trees planted')).toBeVisible()
  },
)
