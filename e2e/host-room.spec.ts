import { helpMessages } from '#contract/messages/steps.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { roomMessages } from '#contract/messages/shell.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { call } from './api.ts'
import { DEEP } from './deep.ts'
import { makeSolution } from './example-solution.ts'
import { expectNoFaults } from './faults.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { goInside } from './workshop-page.ts'

test('the room screen leads people in, and what the host announces, times and freezes there is on their screens at once', async ({
  hostAt,
  page,
  workshop,
}) => {
  const host = await hostAt(`/admin/workshops/${workshop.id}/room`)

  await test.step('it shows a way in that works, warns of loopback, and says who is here without their e-mail', async () => {
    await expect(host.getByText(roomScreenMessages.loopback)).toBeVisible()
    await expect(host.getByText('0 people joined')).toBeVisible()
    await page.goto(`/login#session=${workshop.id}`)
    await expect(page.getByLabel(/Session ID/)).toHaveValue(workshop.id)
    await page.getByLabel('Email').fill('ana@example.org')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(host.getByText('1 person joined')).toBeVisible()
    await expect(host.getByText('Here now, 1')).toBeVisible()
    await expect(host.getByRole('main')).not.toContainText('@')
    await expect(host.getByRole('navigation')).toHaveCount(0)
    await expectNoFaults(host, 'room', host.getByText(workshop.id))
    const width = await host.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })

  await test.step('what the host announces, writes and times is there at once, and goes again', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Solutions' })).toBeVisible()
    await host.getByRole('button', { name: 'Controls' }).click()

    await host.getByLabel('Announced step').selectOption('4 User stories')
    await expect(page.getByText('Now: 4 User stories')).toBeVisible()
    const message = host.getByLabel('Message to everyone')
    await message.fill('Coffee')
    // another window of the host changes the room meanwhile
    await call(host.request, 'PATCH /api/admin/sessions/{id}/room', {
      params: { id: workshop.id },
      body: { message: 'From another window' },
    })
    await expect(host.getByText(roomScreenMessages.seenNow('From another window'))).toBeVisible()
    await expect(message).toHaveValue('Coffee')
    await message.pressSequentially(' at ten.')
    await host.getByRole('button', { name: 'Send' }).click()
    // both are shown before one replaces the other
    await expect(host.getByRole('dialog').last()).toContainText('From another window')
    await host.getByLabel('Keep mine').check()
    await host.getByRole('button', { name: 'Save decision' }).click()
    await expect(page.getByText('Coffee at ten.')).toBeVisible()
    await host.getByRole('button', { name: '10 min' }).click()
    await expect(page.getByRole('timer')).toContainText(/^(10:00|9:\d\d) left$/)
    await expectNoFaults(page, 'told by the host', page.getByText('Coffee at ten.'))

    await host.getByRole('button', { name: 'Done' }).click()
    await expect(host.getByRole('heading', { name: '4 User stories' })).toBeVisible()
    await expect(host.getByText(helpMessages.userStories)).toBeVisible()
    await expect(host.getByRole('timer')).toBeVisible()
    await host.getByRole('button', { name: 'Controls' }).click()
    await host.getByRole('button', { name: 'Stop timer' }).click()
    await host.getByRole('button', { name: 'Remove message' }).click()
    await host.getByLabel('Announced step').selectOption('None')
    await expect(page.getByRole('timer')).toHaveCount(0)
    await expect(page.getByText('Coffee at ten.')).toHaveCount(0)
    await expect(page.getByText('Now:')).toHaveCount(0)
  })

  await test.step('frozen editing is shut with a sentence, and goes on when released', async () => {
    const { id } = await makeSolution(page.request, workshop.id, 'ana@example.org')
    await goInside(page, `/solutions/${id}/metrics`)
    const add = page.getByRole('button', { name: 'Add', exact: true }).first()
    await expect(add).toBeVisible()
    await host.getByRole('button', { name: 'Freeze editing' }).click()
    await expect(page.getByRole('status').filter({ hasText: roomMessages.frozen })).toBeVisible()
    await expect(add).toBeDisabled()
    await expect(add).toHaveAccessibleDescription(new RegExp(roomMessages.frozen))
    await host.getByRole('button', { name: 'Release editing' }).click()
    await expect(page.getByRole('status').filter({ hasText: roomMessages.frozen })).toHaveCount(0)
    await add.click()
    await expect(page.getByText(metricsMessages.added)).toBeVisible()
  })
})

test(
  'the time left is right on a device whose clock is ten minutes wrong',
  DEEP,
  async ({ hostAt, context, page, server, workshop }) => {
    await joinWithoutLogin(context, server.url, workshop.id, 'ana@example.org')
    await page.addInitScript(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + 10 * 60_000
    })
    await page.goto('/solutions')
    const host = await hostAt(`/admin/workshops/${workshop.id}/room`)
    await host.getByRole('button', { name: 'Controls' }).click()
    await host.getByRole('button', { name: '5 min', exact: true }).click()
    await expect(page.getByRole('timer')).toContainText(/^(5:00|4:\d\d) left$/)
  },
)
