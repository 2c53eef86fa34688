import { headingsMessages } from '#contract/messages/common.ts'
import { namesMessages, privacyMessages } from '#contract/messages/people.ts'
import { participantsMessages } from '#contract/messages/cockpit.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { DEEP } from './deep.ts'
import { makeSolution } from './example-solution.ts'
import { DESK, PHONE, expectNoFaults } from './faults.ts'
import { listMisfits } from './fit.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

test(
  'people are read by name or number while the host hides e-mails, and who is let go is out',
  DEEP,
  async ({ browser, hostAt, page, context, server, workshop }) => {
    const ana = await (await browser.newContext({ baseURL: server.url })).newPage()
    await ana.goto(`/login#session=${workshop.id}`)
    await expect(ana.getByText(sessionMessages.othersSee)).toBeVisible()
    await ana.getByRole('link', { name: headingsMessages.privacy }).click()
    const privacy = ana.getByRole('heading', { name: headingsMessages.privacy, level: 1 })
    await expectNoFaults(ana, 'privacy', privacy, [DESK, PHONE])
    await ana.getByRole('link', { name: privacyMessages.backToLogin }).click()
    await ana.getByLabel(sessionMessages.sessionIdLabel).fill(workshop.id)
    await ana.getByLabel(sessionMessages.email).fill('ana@example.org')
    await ana.getByRole('button', { name: sessionMessages.login }).click()
    await expect(ana.getByRole('heading', { name: headingsMessages.solutions, level: 1 })).toBeVisible()
    await makeSolution(ana.request, workshop.id, 'ana@example.org')

    await joinWithoutLogin(context, server.url, workshop.id, 'ben@example.org')
    await page.goto('/solutions')
    await expect(page.getByRole('cell', { name: 'ana@example.org' })).toBeVisible()

    const host = await hostAt(`/admin/workshops/${workshop.id}`)
    await host.getByRole('button', { name: roomScreenMessages.hideEmails }).click()
    await expect(page.getByRole('cell', { name: 'participant 1' })).toBeVisible()
    await expect(page.getByText('ana@example.org')).toHaveCount(0)
    await expectNoFaults(host, 'controls', host.getByRole('button', { name: roomScreenMessages.showEmails }), [DESK])

    await ana.getByRole('button', { name: 'Workshop' }).click()
    const name = ana.getByRole('textbox', { name: namesMessages.yourName })
    await name.fill(' Ana María ')
    await name.press('Enter')
    await expect(page.getByRole('cell', { name: 'Ana María' })).toBeVisible()
    await expect(ana.getByText('Ana María (you)')).toBeVisible()
    await expect(name).toBeFocused()
    await expectNoFaults(ana, 'workshop panel', name, [DESK, PHONE])
    // Ben sees her once, and she sees herself as herself
    await page.getByRole('button', { name: 'Workshop' }).click()
    await expect(page.getByRole('heading', { name: 'Here now, 2' })).toBeVisible()
    await expect(ana.getByRole('heading', { name: 'Here now, 2' })).toBeVisible()

    await host.goto(`/admin/workshops/${workshop.id}/participants`)
    const row = host.getByRole('row', { name: /ana@example\.org/ })
    await expect(row).toContainText('Ana María')
    await expectNoFaults(host, 'participants', row, [DESK, PHONE])
    for (const width of [PHONE.width, DESK.width]) {
      for (const each of [host, ana, page]) {
        await each.setViewportSize({ ...DESK, width })
        expect(await listMisfits(each, { name: 'names' })).toEqual([])
      }
    }
    await row.getByRole('button', { name: participantsMessages.letGo }).click()
    await host.getByRole('dialog').getByRole('button', { name: participantsMessages.letGo }).click()
    await expect(ana).toHaveURL(/\/login/)
    await expect(ana.getByText(sessionMessages.letGo)).toBeVisible()
    await ana.getByLabel(sessionMessages.email).fill('ANA@example.org')
    await ana.getByLabel(sessionMessages.sessionIdLabel).fill(workshop.id)
    await ana.getByRole('button', { name: sessionMessages.login }).click()
    await expect(ana.getByRole('alert').filter({ hasText: sessionMessages.letGo })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Ana María' })).toBeVisible()
  },
)
