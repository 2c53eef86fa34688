import { expect, test } from './demo.ts'
import { named } from './moments.ts'
import { openScreen } from './screens.ts'

test('the lists of Create by keyboard: letters, the ends, and Tab from an open list', async ({ page, demo }) => {
  await openScreen(page, named('create'), demo)
  const purposes = page.getByRole('combobox', { name: 'Primary Purpose(s)' })
  const need = page.getByRole('combobox', { name: 'Primary FHN' })
  // both wait for what they offer, and take no focus before
  await expect(purposes).toBeEnabled()
  await expect(need).toBeEnabled()
  await need.focus()
  await page.keyboard.type('f')
  await page.keyboard.press('Enter')
  await expect(need).toHaveText('Freedom')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(need).toHaveText('Subsistence')

  await purposes.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox', { name: 'Primary Purpose(s)' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(need).toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})
