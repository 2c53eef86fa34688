import type { Page } from '@playwright/test'
import { makeSolution } from './example-solution.ts'
import { changeWorkshop, openWorkshop } from './host.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

const expectLanguage = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language, { timeout: 20_000 })
const choose = (page: Page, url: string, value: string) =>
  page.context().addCookies([{ name: 'ninefold_language', value, url }])

test('the big screen speaks the workshop’s language, and follows it', async ({ hostAt, server }) => {
  const host = { url: server.url, password: server.hostPassword }
  const { id } = await openWorkshop(host, 'Werkstatt', 'de')
  const page = await hostAt('/admin')
  await choose(page, server.url, 'fr')
  await page.goto('/admin')
  await expectLanguage(page, 'fr')

  // within the application, by the menu of the list
  const row = page.getByRole('row').filter({ hasText: id })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem').first().click()
  await expect(page).toHaveURL(/\/room$/)
  await expectLanguage(page, 'de')
  await expect(page.getByRole('heading', { level: 1, name: 'Werkstatt' })).toBeVisible()

  await changeWorkshop(host, id, { language: 'ar' })
  await expectLanguage(page, 'ar')
  await expect(page.getByRole('heading', { level: 1, name: 'Werkstatt' })).toBeVisible()
  await page.goBack()
  await expectLanguage(page, 'fr')
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto(`/admin/workshops/${id}/table-cards`)
  await expectLanguage(page, 'ar')
})

test('whoever is in the workshop reads on as before, and the next screen in its new language', async ({
  page,
  context,
  server,
}) => {
  const host = { url: server.url, password: server.hostPassword }
  const { id } = await openWorkshop(host, 'Werkstatt', 'en')
  await joinWithoutLogin(context, server.url, id, 'mira@example.org')
  const { id: solutionId } = await makeSolution(page.request, id, 'mira@example.org')
  await page.goto(`/solutions/${solutionId}/user-stories`)
  const story = page.getByRole('textbox', { name: /story/i }).first()
  await story.fill('As a neighbour')

  // one's own choice, with something unsaved: our question, and the text stays where one stays
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  const chooseSpanish = async () => {
    await page.getByRole('button', { name: 'Workshop', exact: true }).click()
    await page.getByLabel('Language').selectOption('es')
  }
  await chooseSpanish()
  const question = page.getByRole('dialog', { name: 'Unsaved Changes' })
  await question.getByRole('button').first().click()
  await expect(question).toBeHidden()
  await expect(story).toHaveValue('As a neighbour')
  await chooseSpanish()
  await question.getByRole('button').last().click()
  await expectLanguage(page, 'es')
  await expect(page.getByRole('textbox').first()).toHaveValue('As a neighbour')
  // the catalogue is the workshop's, and read out in its language
  await expect(page.getByRole('rowheader').locator('[lang=en]').first()).toBeVisible()
  expect(dialogs).toEqual([])

  // and back to the workshop's, which the host changes meanwhile
  await choose(page, server.url, '')
  await page.reload()
  await expectLanguage(page, 'en')
  const told = page.waitForResponse(
    async (answer) => answer.url().endsWith('/api/room') && (await answer.text()).includes('"ar"'),
  )
  await changeWorkshop(host, id, { language: 'ar' })
  await told
  await expectLanguage(page, 'en')
  await page.getByRole('link', { name: 'Home' }).click()
  await expectLanguage(page, 'ar')
  await expect(page).toHaveURL(/\/solutions$/)
})
