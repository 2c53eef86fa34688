import type { Route } from '@playwright/test'
import { makeSolution } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

test.use({ serviceWorkers: 'block' })

test('a menu whose script does not come is told of and asked for again; one that comes late opens nothing', async ({
  context,
  page,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
  await makeSolution(context.request, workshop.id, 'mira@example.org')
  const script = /copy-choices/
  await page.route(script, (route) => route.abort())
  await page.goto('/solutions')
  const button = page.getByRole('button', { name: 'Copy as Markdown' })
  const menu = page.getByRole('menu')
  await button.click()
  await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  const held: Route[] = []
  await page.unroute(script)
  await page.route(script, (route) => void held.push(route))
  const search = page.getByRole('textbox').or(page.getByRole('searchbox')).first()
  for (const goOn of [() => page.keyboard.press('Escape'), () => search.click()]) {
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await goOn()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  }
  await search.pressSequentially('Ne')
  const come = page.waitForResponse(script)
  for (const route of held) await route.continue()
  await come
  await search.pressSequentially('igh')
  await expect(search).toHaveValue('Neigh')
  await expect(search).toBeFocused()
  await expect(menu).toHaveCount(0)

  await search.fill('')
  await button.click()
  await expect(menu).toBeVisible()
})
