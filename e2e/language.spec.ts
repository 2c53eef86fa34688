import { expect, test } from './workshop.ts'
import { openWorkshop } from './host.ts'

test('a workshop is read in its language, and by everyone in the one they choose', async ({ page, server }) => {
  const host = { url: server.url, password: server.hostPassword }
  const { id } = await openWorkshop(host, 'Werkstatt', 'de')

  // the browser prefers English, and the workshop is not known yet
  await page.goto(`/login?session=${id}`)
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await page.getByLabel('Email').fill('mira@example.org')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lösungen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  // one's own choice, in the panel; the catalogue stays the workshop's
  await page.goto('/solutions/new')
  await page.getByRole('button', { name: 'Workshop', exact: true }).click()
  await page.getByLabel('Sprache').selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveURL(/solutions\/new$/)
  await page.getByRole('combobox').nth(1).click()
  await expect(page.getByRole('option', { name: 'Zuneigung' })).toBeVisible()

  // it stays with the browser, on the log-in too
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.locator('input[type=email]').fill('ana@example.org')
  await page.locator('input[name=session]').fill('K7QM')
  await page.locator('select').selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('select')).toBeFocused()
  await expect(page.locator('input[type=email]')).toHaveValue('ana@example.org')
  await expect(page.locator('input[name=session]')).toHaveValue('K7QM')

  // whoever walks through them by key is not led to each of them
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('select')).toHaveValue('de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('select')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
