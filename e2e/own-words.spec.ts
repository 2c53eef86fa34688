import type { Page } from '@playwright/test'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { DEEP } from './deep.ts'
import { makeSolution } from './example-solution.ts'
import { DESK, expectNoFaults, PHONE } from './faults.ts'
import { rowOf, toast } from './workshop-page.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

const available = 'Available Metrics'

test(
  'groups add words of their own, everybody has them at once, and they can be taken back',
  DEEP,
  async ({ another, hostAt, context, page: ana, server, workshop }) => {
    await joinWithoutLogin(context, server.url, workshop.id, 'ana@example.org')
    const { id } = await makeSolution(ana.request, workshop.id, 'ana@example.org')
    const ben = await another('ben@example.org')
    const other = await makeSolution(ben.request, workshop.id, 'ben@example.org')
    await ben.goto(`/solutions/${other.id}/metrics`)

    // off: nothing to be seen of it
    await ana.goto(`/solutions/${id}/metrics`)
    const search = ana.getByLabel(`Search ${available}`)
    await search.fill('Nights without rain')
    await expect(ana.getByText('No metrics found matching')).toBeVisible()
    await expect(ana.getByRole('button', { name: /of your own/ })).toHaveCount(0)

    const host = await hostAt(`/admin/workshops/${workshop.id}`)
    await host.getByRole('button', { name: 'Turn custom entries on' }).click()
    const offer = ana.getByRole('button', { name: /Nights without rain.*as a metric of your own/ })
    await expect(offer).toBeVisible()
    await expectNoFaults(ana, 'an own metric is offered', offer, [DESK, PHONE])

    // by keyboard, with the words of the search
    await offer.focus()
    await ana.keyboard.press('Enter')
    const dialog = ana.getByRole('dialog', { name: 'Your own metric' })
    await expect(dialog.getByLabel('Metric', { exact: true })).toHaveValue('Nights without rain')
    await expect(dialog.getByLabel('Metric', { exact: true })).toBeFocused()
    await expectNoFaults(ana, 'an own metric is described', dialog, [PHONE, DESK])
    await ana.keyboard.press('Enter')
    await expect(toast(ana, ownWordsMessages.metricAdded)).toBeVisible()
    await expect(rowOf(ana, 'Added Metrics', 'Nights without rain')).toContainText(ownWordsMessages.mark)
    await expect(rowOf(ben, available, 'Nights without rain')).toContainText(ownWordsMessages.mark)

    await toast(ana, ownWordsMessages.metricAdded).getByRole('button', { name: 'Undo' }).click()
    await expect(toast(ana, ownWordsMessages.takenBack)).toBeVisible()
    for (const page of [ana, ben]) await expect(page.getByRole('row', { name: /Nights without rain/ })).toHaveCount(0)

    await ana.goto(`/solutions/${id}/stakeholders`)
    await ben.goto(`/solutions/${other.id}/stakeholders`)
    await ana.getByLabel('Search', { exact: true }).fill('Night nurses')
    await ana.getByRole('button', { name: /Night nurses.*as a stakeholder of your own/ }).click()
    const person = ana.getByRole('dialog', { name: 'Your own stakeholder' })
    await person.getByLabel('Category').fill('Direct users')
    // what is typed outlives a reload
    await ana.reload()
    await ana.getByRole('button', { name: 'Edit' }).click()
    await expect(person.getByLabel('Stakeholder', { exact: true })).toHaveValue('Night nurses')
    await expect(person.getByLabel('Category')).toHaveValue('Direct users')
    await expectNoFaults(ana, 'an own stakeholder is described', person, [DESK, PHONE])
    await person.getByRole('button', { name: 'Add to this solution' }).click()
    await expect(toast(ana, ownWordsMessages.stakeholderAdded)).toBeVisible()
    const personOf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Night nurses' })
    await expect(personOf(ana).getByRole('button')).toHaveText('Added')
    await expect(personOf(ben)).toContainText(ownWordsMessages.mark)
    await expect(personOf(ben).getByRole('button', { name: 'Add' })).toBeVisible()
    await expectNoFaults(ana, 'an own stakeholder is there', personOf(ana), [DESK, PHONE])

    // one of the catalogue, whom no metric of this solution concerns, is added as it is
    await ana.getByLabel('Search', { exact: true }).fill('pharmacists')
    await ana.getByRole('button', { name: /pharmacists.*as a stakeholder of your own/ }).click()
    await person.getByLabel('Category').fill('Shops')
    await person.getByRole('button', { name: 'Add to this solution' }).click()
    const said =
      '“pharmacists” is already in the catalogue, with the category “Providers and staff”: added to this solution'
    await expect(toast(ana, said)).toBeVisible()
    const others = ana.getByRole('region', { name: 'Also in this solution' })
    await expect(others.getByRole('listitem')).toContainText('Pharmacists')
    await expectNoFaults(ana, 'somebody whom no metric concerns', others, [DESK, PHONE])
    await expect(ben.getByText('Pharmacists')).toHaveCount(0)

    await ana.goto(`/solutions/${id}/map`)
    const onMap = ana.getByRole('button', { name: `${ownWordsMessages.mark} Night nurses` })
    await expectNoFaults(ana, 'an own stakeholder on the map', onMap, [DESK])

    // the host sees it, and publishes it for the next workshops
    const words = host.getByRole('region', { name: 'Custom entries' })
    await expect(words.getByRole('listitem').filter({ hasText: 'Night nurses' })).toContainText('in 1 solution')
    await expectNoFaults(host, 'own words of a workshop', words, [DESK, PHONE])
    await host.getByRole('button', { name: 'Publish custom entries' }).click()
    await host.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toast(host, 'Published in version 1.1.0')).toBeVisible()
  },
)
