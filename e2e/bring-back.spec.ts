import type { Page } from '@playwright/test'
import { deletedMessages } from '#contract/messages/deleted.ts'
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

const at = (step: string) => `/solutions/${solution.id}${step}`

test('what one deletes the other brings back from the history, with everything that went', async () => {
  await call(jonas.request, 'DELETE /api/user_stories_table/{solution_id}/{metric_id}', {
    params: { solution_id: solution.id, metric_id: carKilometres.id },
  })
  await mira.goto(at('/history'))
  const deed = mira.getByRole('listitem').filter({ hasText: 'jonas@example.org removed metric M27 with 1 story' })
  await expectNoFaults(mira, 'offered', bringBack(mira))
  await deed.getByRole('button', { name: 'Bring back' }).click()
  await expect(mira.getByText('mira@example.org brought back the metric')).toBeVisible()
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

test('a second click in the same place removes nothing else; the next row comes when the pointer moves', async () => {
  const body = { solution_id: solution.id, metric_id: tripsOnFoot.id }
  await call(mira.request, 'POST /api/user-stories', { body })
  await mira.goto(at('/metrics'))
  const rows = mira.getByRole('region', { name: 'Added Metrics' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  const [first, second] = [rows.nth(1), rows.nth(2)]
  const name = await second.getByRole('rowheader').innerText()
  const place = (await first.getByRole('button', { name: 'Remove' }).boundingBox())!
  const before = (await second.boundingBox())!
  await mira.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  await expect(rows).toHaveCount(2)
  // the row that is left stands where it stood
  expect((await rows.nth(1).boundingBox())!.y).toBeCloseTo(before.y, 0)
  await mira.mouse.down()
  await mira.mouse.up()
  await mira.mouse.dblclick(place.x + place.width / 2, place.y + place.height / 2)
  await expect(mira.getByText(name.split('\n')[0]!).first()).toBeVisible()
  await expect(rows).toHaveCount(2)

  await mira.mouse.move(place.x - 100, place.y + 100)
  await expect.poll(async () => (await rows.nth(1).boundingBox())?.y ?? NaN).toBeLessThan(before.y - 20)
  await expect(rows).toHaveCount(2)
})
