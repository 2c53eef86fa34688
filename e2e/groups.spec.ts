import { groupsMessages, whoseSolutionMessages } from '#contract/messages/groups.ts'
import { hostGroupsMessages } from '#contract/messages/cockpit.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { makeSolution } from './example-solution.ts'
import { DESK, PHONE, expectNoFaults } from './faults.ts'
import { listMisfits } from './fit.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

test('a group’s solution is read by another group, until the host moves somebody, who is told at once', async ({
  browser,
  hostAt,
  page,
  context,
  server,
  workshop,
}) => {
  const host = await hostAt(`/admin/workshops/${workshop.id}/groups`)
  await host.getByRole('radio', { name: hostGroupsMessages.byHost }).check()
  const name = host.getByRole('textbox', { name: hostGroupsMessages.newGroup })
  for (const group of ['North', 'South']) {
    await name.fill(group)
    await name.press('Enter')
    await expect(host.getByRole('cell', { name: group, exact: true })).toBeVisible()
  }
  await host.getByRole('link', { name: hostGroupsMessages.printCards }).click()
  const card = host.getByRole('img', { name: hostGroupsMessages.cardCode('North') })
  await expectNoFaults(host, 'table cards', card, [DESK])

  // Ana comes by the code on her table
  const { groups } = (await (await host.request.get(`/api/admin/sessions/${workshop.id}/groups`)).json()) as {
    groups: { id: number }[]
  }
  const ana = await (await browser.newContext({ baseURL: server.url })).newPage()
  await ana.goto(`/login#session=${workshop.id}&group=${groups[0]!.id}`)
  await ana.getByLabel(sessionMessages.email).fill('ana@example.org')
  await ana.getByRole('button', { name: sessionMessages.login }).click()
  await expect(ana.getByText(groupsMessages.joined('North'))).toBeVisible()
  const { id } = await makeSolution(ana.request, workshop.id, 'ana@example.org')
  await expect(ana.getByRole('rowheader', { name: whoseSolutionMessages.myGroup('North') })).toBeVisible()

  await joinWithoutLogin(context, server.url, workshop.id, 'ben@example.org')
  await page.goto('/solutions')
  const choice = page.getByRole('region', { name: groupsMessages.which })
  await expectNoFaults(page, 'choice of a group', choice, [PHONE])
  await choice.getByRole('button', { name: /South/ }).click()
  await expect(choice).toHaveCount(0)

  await page.goto(`/solutions/${id}/metrics`)
  const whose = page.getByText(groupsMessages.belongsTo('North'))
  const add = page.getByRole('button', { name: 'Add', exact: true }).first()
  await expect(add).toBeDisabled()
  await expectNoFaults(page, 'solution of another group', whose, [DESK])

  await host.getByRole('link', { name: hostGroupsMessages.backToGroups }).click()
  const ben = host.getByRole('combobox', { name: hostGroupsMessages.groupOf('ben@example.org') })
  await expectNoFaults(host, 'groups', ben, [DESK, PHONE])
  for (const width of [PHONE.width, 820, DESK.width]) {
    await host.setViewportSize({ ...DESK, width })
    expect(await listMisfits(host, { name: 'groups' })).toEqual([])
    await page.setViewportSize({ ...DESK, width })
    expect(await listMisfits(page, { name: 'solution of another group' })).toEqual([])
  }
  await ben.selectOption('North')
  await expect(page.getByText(groupsMessages.joined('North'))).toBeVisible()
  await expect(whose).toHaveCount(0)
  await expect(add).toBeEnabled()
})
