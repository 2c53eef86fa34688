import { call } from './api.ts'
import { DEEP } from './deep.ts'
import { freedom, makeSolution, mobility } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { expectHeading, logIn, rowOf } from './workshop-page.ts'

const email = 'mira@example.org'

test('login stores session and e-mail, details the solution, and logging out clears all', async ({
  page,
  workshop,
}) => {
  await logIn(page, email, workshop.id)
  expect(await page.localStorage.items()).toEqual(
    expect.arrayContaining([
      { name: 'sessionId', value: workshop.id },
      { name: 'email', value: email },
    ]),
  )
  const { id, name } = await makeSolution(page.request, workshop.id, email)
  await page.reload()
  await rowOf(page, 'Solutions', name).click()
  await page.getByRole('menu', { name }).getByRole('menuitem', { name: 'View Details' }).click()
  await expectHeading(page, name)
  expect(await page.localStorage.getItem('solutionID')).toBe(String(id))

  await page.getByRole('button', { name: 'Workshop' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expectHeading(page, 'Login')
  await expect.poll(() => page.localStorage.items()).toEqual([])
  await page.goto('/solutions')
  await expect(page).toHaveURL('/login')
})

test('filters are stored for this tab and restored on return; broken ones only leave a warning in the console', async ({
  page,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  await makeSolution(page.request, workshop.id, email)
  const { id } = await call(page.request, 'POST /api/solutions', {
    body: { solution_name: 'Night school', primary_fhn: 4, session_id: workshop.id, user_email: 'jonas@example.org' },
  })
  await call(page.request, 'POST /api/solution-purposes', { body: { solution_id: id, purpose_ids: [mobility.id] } })

  await page.goto('/solutions')
  await page.getByPlaceholder('Search solutions by name...').fill('CARGO')
  await page.getByLabel('FHN', { exact: true }).selectOption(freedom.p_fhn)
  await page.getByLabel('User', { exact: true }).selectOption(email)
  await expect(page.getByText('Showing 1 of 2')).toBeVisible()
  const stored = await page.sessionStorage.getItem('visualizer-filters')
  expect(JSON.parse(stored ?? '')).toEqual({ text: 'CARGO', fhn: freedom.p_fhn, user: email })

  await page.getByRole('button', { name: 'View Details' }).click()
  await page.getByRole('link', { name: 'Back to Solutions' }).click()
  for (const arrive of [() => expectHeading(page, 'Solutions'), () => page.reload()]) {
    await arrive()
    await expect(page.getByPlaceholder('Search solutions by name...')).toHaveValue('CARGO')
    await expect(page.getByLabel('FHN', { exact: true })).toHaveValue(freedom.p_fhn)
    await expect(page.getByLabel('User', { exact: true })).toHaveValue(email)
    await expect(page.getByText('Showing 1 of 2')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('Showing 2 of 2')).toBeVisible()

  // a page that has its icon: the browser would ask for one by itself, and complain about it later
  await page.goto('/data')
  await page.sessionStorage.setItem('visualizer-filters', '{broken')
  const said: string[] = []
  page.on('console', (message) => {
    // these tests keep service workers away, and the browser says so whenever it has time
    if (!message.text().startsWith('Service Worker registration blocked'))
      said.push(`${message.type()}: ${message.text()}`)
  })
  await page.goto('/solutions')
  await expect(page.getByText('Showing 2 of 2')).toBeVisible()
  await expect(page.locator('[role=alert], [data-card]')).toHaveCount(0)
  expect(said).toEqual([expect.stringMatching(/^warning: /)])
})

test(
  'another tab that joins another workshop leads this one to its solutions',
  DEEP,
  async ({ page, context, server, workshop }) => {
    await joinWithoutLogin(context, server.url, workshop.id, email)
    const { id, name } = await makeSolution(page.request, workshop.id, email)
    await page.goto(`/solutions/${id}`)
    await expectHeading(page, name)

    const other = await server.openWorkshop('The other workshop')
    const otherTab = await context.newPage()
    await logIn(otherTab, email, other.id)
    await makeSolution(otherTab.request, other.id, 'jonas@example.org')
    await otherTab.close()
    await expect(page).toHaveURL('/solutions')
    await page.reload()
    await expect(rowOf(page, 'Solutions', 'jonas@example.org')).toBeVisible()
    await expect(page.getByText('Showing 1 of 1')).toBeVisible()
  },
)
