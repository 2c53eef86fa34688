import type { APIRequestContext, Page } from '@playwright/test'
import type { BodyOf } from '#contract/index.ts'
import { roomMessages } from '#contract/messages/shell.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { call } from './api.ts'
import { DEEP } from './deep.ts'
import { makeSolution, type ExampleSolution } from './example-solution.ts'
import { expectNoFaults } from './faults.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

// What the host says and does is on every screen of the people, and in nobody's way.

let solution: ExampleSolution
let host: APIRequestContext
let workshopId: string

test.beforeEach(async ({ page, context, another, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
  solution = await makeSolution(page.request, workshop.id, 'mira@example.org')
  host = (await another('jonas@example.org')).request
  await host.post('/api/admin/login', { data: { password: server.hostPassword } })
  workshopId = workshop.id
})

const tell = (body: BodyOf<'PATCH /api/admin/sessions/{id}/room'>) =>
  call(host, 'PATCH /api/admin/sessions/{id}/room', { params: { id: workshopId }, body })
const barOf = (page: Page) => page.locator('main [data-sticks=top]').first()
const message =
  'Please finish the sentence you are writing, save it, and come to the large table in the middle of the room.'

test('on a phone, words half typed stay while the host pauses editing, and are saved afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/solutions/${solution.id}/user-stories`)
  const field = page.getByLabel('User story').first()
  await field.fill('As a parent')
  await tell({ frozen: true, step: 4 })
  await expect(page.getByText(roomMessages.frozenShort)).toBeVisible()
  await expect(field).not.toBeEditable()
  await expect(page.getByRole('button', { name: userStoriesMessages.saveAllUserStories })).toBeDisabled()
  await field.pressSequentially(' and more')
  await expect(field).toHaveValue('As a parent')
  await expect(field).toBeFocused()
  await expectNoFaults(page, 'paused', field)

  await tell({ frozen: false })
  await expect(field).toBeEditable()
  await field.press('End')
  await page.keyboard.type(', I wish to ride.')
  await page.getByRole('button', { name: userStoriesMessages.saveAllUserStories }).click()
  await page.reload()
  await expect(field).toHaveValue('As a parent, I wish to ride.')
})

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
]

test('the bar stays in view wherever one scrolls, at any size, and takes little of it', DEEP, async ({ page }) => {
  test.slow()
  await tell({ step: 4, message, frozen: true, timer_minutes: 10 })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const path of ['/solutions', `/solutions/${solution.id}/metrics`, `/solutions/${solution.id}/user-stories`]) {
      await page.goto(path)
      await expect(page.getByText('Now: 4 User stories')).toBeVisible()
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await expect(page.getByText('Now: 4 User stories')).toBeInViewport()
      await expect(page.getByRole('timer')).toBeInViewport()
      const { y, height } = (await barOf(page).boundingBox())!
      expect(y).toBeGreaterThanOrEqual(0)
      expect(height, `${path} at ${size.width}x${size.height}`).toBeLessThan(size.height * 0.25)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beyond).toBeLessThanOrEqual(0)
    }
    if (size.height < 480) expect((await barOf(page).boundingBox())!.height).toBeLessThanOrEqual(40)
  }
})

test('what is read stays where it is while the bar comes, grows and goes', DEEP, async ({ page }) => {
  test.slow()
  for (const size of [SIZES[1]!, SIZES[4]!]) {
    for (const scrolled of [0, 200]) {
      await tell({ step: null, message: null, frozen: false })
      await page.setViewportSize(size)
      await page.goto(`/solutions/${solution.id}/metrics`)
      await expect(page.getByRole('button', { name: 'Add', exact: true }).first()).toBeVisible()
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled)
      const read = page.getByRole('heading', { level: 2 }).first()
      const place = async () => (await read.boundingBox())?.y ?? NaN
      const before = await place()
      const stays = (what: string) => expect.poll(async () => Math.abs((await place()) - before), what).toBeLessThan(1)
      await tell({ step: 4 })
      await expect(page.getByText('Now: 4 User stories')).toBeInViewport()
      await stays('a step')
      await tell({ message, frozen: true })
      await expect(page.getByText(message)).toBeInViewport()
      await stays('a message')
      await tell({ message: null, frozen: false })
      await expect(page.getByText(message)).toHaveCount(0)
      await stays('no message')
      await tell({ step: null })
      await expect(page.getByText('Now: 4 User stories')).toHaveCount(0)
      await stays('nothing')
    }
  }
})

test('a page that comes with a bar does not move when the bar goes', DEEP, async ({ page }) => {
  await tell({ step: 4, message, frozen: true })
  await page.goto(`/solutions/${solution.id}/metrics`)
  await expect(page.getByText(message)).toBeVisible()
  const read = page.getByRole('heading', { level: 2 }).first()
  await expect(read).toBeVisible()
  const before = (await read.boundingBox())!.y
  await tell({ step: null, message: null, frozen: false })
  await expect(page.getByText(message)).toHaveCount(0)
  await expect.poll(async () => Math.abs(((await read.boundingBox())?.y ?? NaN) - before)).toBeLessThan(1)
})
