import type { Page } from '@playwright/test'
import { deletedMessages } from '#contract/messages/undo.ts'
import { call } from './api.ts'
import { DEEP } from './deep.ts'
import { bringBack, deleteSolution, deleteUnderHands, screensOf } from './deleted-under-hands.ts'
import { carKilometres, makeSolution, tripsOnFoot, type ExampleSolution } from './example-solution.ts'
import { expectNoFaults } from './faults.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { goInside, rowOf } from './workshop-page.ts'

let mira: Page
let jonas: Page
let solution: ExampleSolution

test.beforeEach(async ({ page, context, another, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
  mira = page
  solution = await makeSolution(page.request, workshop.id, 'mira@example.org')
  jonas = await another('jonas@example.org')
})

type Pointer = 'mouse' | 'touch'
const press = (page: Page, pointer: Pointer, x: number, y: number) =>
  pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)
/** The second half of a double click, whatever happened in between. */
async function pressAgain(page: Page, pointer: Pointer, x: number, y: number) {
  if (pointer === 'touch') return page.touchscreen.tap(x, y)
  await page.mouse.down({ clickCount: 2 })
  return page.mouse.up({ clickCount: 2 })
}

const at = (step: string) => `/solutions/${solution.id}${step}`

test('what one deletes the other brings back from the history, with everything that went', async () => {
  await call(jonas.request, 'DELETE /api/user_stories_table/{solution_id}/{metric_id}', {
    params: { solution_id: solution.id, metric_id: carKilometres.id },
  })
  await mira.goto(at('/history'))
  const deed = mira.getByRole('listitem').filter({ hasText: 'jonas@example.org removed metric M27 with 1 story' })
  await expectNoFaults(mira, 'offered', bringBack(mira))
  await deed.getByRole('button', { name: 'Restore' }).click()
  await expect(mira.getByText('mira@example.org restored the metric')).toBeVisible()
  await expect(bringBack(mira)).toHaveCount(0)
  await jonas.goto(at('/functional-options'))
  await expect(jonas.getByText(solution.option)).toBeVisible()
})

// the deep tests walk all of them
test('a solution deleted under one’s hands says who, when and what to do, and comes back there', DEEP, async () => {
  const [details, , , stories] = screensOf(solution)
  await deleteUnderHands(mira, jonas, solution, [details!, stories!])
})

test('the address of a deleted solution says who and when, and brings it back', DEEP, async () => {
  await deleteSolution(jonas, solution)
  await mira.goto(at('/metrics'))
  const sentence = `The solution was deleted by jonas@example.org, just now. ${deletedMessages.canComeBack}`
  await expect(mira.getByText(sentence)).toBeVisible()
  await expectNoFaults(mira, 'gone', bringBack(mira))
  await bringBack(mira).click()
  await expect(rowOf(mira, 'Added Metrics', carKilometres.metric_text)).toBeVisible()
})

test('the list offers to bring back the solution that one was working on', DEEP, async () => {
  await mira.goto(at('/metrics'))
  const selected = () => mira.evaluate(() => localStorage.getItem('solutionID'))
  await expect.poll(selected).toBe(String(solution.id))
  await goInside(mira, '/solutions')
  await expect(rowOf(mira, 'Solutions', solution.name)).toBeVisible()
  await deleteSolution(jonas, solution)
  const sentence = `The solution “${solution.name}” was deleted by jonas@example.org, just now.`
  await expect(mira.getByText(`${sentence} ${deletedMessages.canComeBack}`)).toBeVisible()
  await bringBack(mira).click()
  await expect(rowOf(mira, 'Solutions', solution.name)).toBeVisible()
  await expect(bringBack(mira)).toHaveCount(0)
})

test('a deleted solution stands below the list for a day, and comes back from there', async () => {
  await mira.goto('/solutions')
  await expect(rowOf(mira, 'Solutions', solution.name)).toBeVisible()
  await deleteSolution(jonas, solution)
  const deleted = mira.getByRole('region', { name: deletedMessages.lastDay })
  await expect(deleted.getByText('Deleted by jonas@example.org, just now')).toBeVisible()
  await expect(bringBack(mira)).toHaveAccessibleDescription(new RegExp(`^${solution.name}`))
  await expectNoFaults(mira, 'deleted', bringBack(mira))
  await bringBack(mira).click()
  await expect(rowOf(mira, 'Solutions', solution.name)).toBeVisible()
  await expect(deleted).toHaveCount(0)
})

for (const pointer of ['mouse', 'touch'] as const) {
  test(`a double click on Remove removes one row, by ${pointer}; the next row moves up`, async ({
    browser,
    context,
    server,
  }) => {
    for (const { id: metric_id } of [tripsOnFoot, { id: 25 }, { id: 24 }])
      await call(mira.request, 'POST /api/user-stories', { body: { solution_id: solution.id, metric_id } })
    const storageState = await context.storageState()
    const person = await browser.newContext({ baseURL: server.url, storageState, hasTouch: pointer === 'touch' })
    const page = await person.newPage()
    await page.goto(at('/metrics'))
    const rows = page.getByRole('region', { name: 'Added Metrics' }).getByRole('row')
    await expect(rows).toHaveCount(5)
    const buttonIn = (row: number) => rows.nth(row).getByRole('button', { name: 'Remove' })
    const nameIn = (row: number) => rows.nth(row).getByRole('rowheader').innerText()
    const [second, third] = [await nameIn(2), await nameIn(3)]
    const { x, y } = (await buttonIn(1).boundingBox())!
    await press(page, pointer, x + 10, y + 10)
    // the second half of a double click is counted by the browser, also when the next row is there already
    if (pointer === 'mouse') await expect(rows).toHaveCount(4)
    await pressAgain(page, pointer, x + 10, y + 10)
    await expect(rows).toHaveCount(4)
    await expect.poll(() => nameIn(1)).toBe(second)
    expect((await buttonIn(1).boundingBox())!.y).toBeCloseTo(y, 0)

    // a click elsewhere counts, and nothing else was removed before it
    await buttonIn(3).click()
    await expect(rows).toHaveCount(3)
    expect([await nameIn(1), await nameIn(2)]).toEqual([second, third])
  })
}
