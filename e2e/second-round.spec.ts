import type { APIRequestContext } from '@playwright/test'
import { ratedAloneMessages } from '#contract/messages/comparison.ts'
import { scenesMessages } from '#contract/messages/room-screen.ts'
import { silentRatingMessages, silentRoundsMessages } from '#contract/messages/silent-rating.ts'
import { call } from './api.ts'
import { DEEP } from './deep.ts'
import { freedom, makeSolution } from './example-solution.ts'
import { expectNoFaults } from './faults.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

/** What each of five chooses for the primary need: in the first round views are opposite, in the second four agree. */
const first = [1, 1, 4, 4, 2]
const second = [1, 1, 1, 4, 1]
const changed = [2, 5] as const
const share = 70
const percent = 80
/** Large, and as small as a host's tablet and phone. */
const walls = [
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

test(
  'five people rate again after the reveal, and everybody sees what has changed',
  DEEP,
  async ({ another, hostAt, context, page: ana, server, workshop }) => {
    await joinWithoutLogin(context, server.url, workshop.id, 'ana@example.org')
    const solution = await makeSolution(ana.request, workshop.id, 'ana@example.org')
    const people = [ana.request]
    for (const name of ['ben', 'cid', 'dan', 'eva']) people.push((await another(`${name}@example.org`)).request)
    const host = await hostAt(`/admin/workshops/${workshop.id}`)
    const ofWorkshop = { params: { id: workshop.id } }
    const changeRoom = (body: object) =>
      call(host.request, 'PATCH /api/admin/sessions/{id}/room', { ...ofWorkshop, body })
    const rate = async (measures: number[]) => {
      for (const [person, measure] of measures.entries()) await rateAll(people[person]!, solution.optionId, measure)
    }

    await changeRoom({ silent_rating: true })
    await rate(first)
    await call(host.request, 'POST /api/admin/sessions/{id}/silent_ratings/reveal', { ...ofWorkshop, body: {} })
    await host.getByRole('button', { name: /^Silent rating/ }).click()
    await host.getByRole('button', { name: silentRoundsMessages.secondRound, exact: true }).click()
    await host.getByRole('dialog').getByRole('button', { name: silentRoundsMessages.open }).click()
    // by mistake; and then in earnest
    await host.getByRole('button', { name: silentRoundsMessages.takeBack, exact: true }).click()
    await host.getByRole('button', { name: silentRoundsMessages.secondRound, exact: true }).click()
    await host.getByRole('dialog').getByRole('button', { name: silentRoundsMessages.open }).click()

    await ana.goto(`/solutions/${solution.id}/option-analysis/${solution.optionId}/Virtuous`)
    const again = ana.getByText(silentRatingMessages.again)
    await expectNoFaults(ana, 'rating again', again)
    await rate(second)
    await expect(host.getByText(`Virtuous, second round: ${silentRatingMessages.count(5, 5)}`)).toBeVisible()
    await host.getByRole('button', { name: silentRoundsMessages.reveal, exact: true }).click()
    await host.getByRole('dialog').getByRole('button', { name: silentRoundsMessages.reveal, exact: true }).click()

    const rounds = ana.getByRole('region', { name: silentRatingMessages.whatBothRoundsWere })
    const row = rounds.getByRole('row', { name: new RegExp(freedom.p_fhn) })
    await expect(row).toContainText(silentRatingMessages.reached(percent, share))
    await expect(row).toContainText(silentRatingMessages.changed(...changed))
    await expectNoFaults(ana, 'both rounds', row)

    await changeRoom({ scene: { kind: 'reveal' } })
    await host.goto(`/admin/workshops/${workshop.id}/room`)
    const onTheWall = host.getByRole('row', { name: new RegExp(freedom.p_fhn) })
    await expect(onTheWall).toContainText(`${scenesMessages.percent(percent)}${scenesMessages.reached}`)
    await expect(onTheWall).toContainText(scenesMessages.haveChanged(...changed))
    await expectNoFaults(host, 'both rounds on the big screen', onTheWall, walls)

    await ana.goto(`/solutions/${solution.id}/report`)
    const inReport = ana
      .getByRole('table', { name: ratedAloneMessages.title })
      .getByRole('row', { name: new RegExp(`${freedom.p_fhn}.*${ratedAloneMessages.roundOf('Virtuous', 2)}`) })
    await expect(inReport).toContainText(ratedAloneMessages.ofShare(percent, share, true))
    await expect(inReport).toContainText(ratedAloneMessages.moved(...changed))
    await expectNoFaults(ana, 'both rounds in the report', inReport)
  },
)

/** The same for every need. */
async function rateAll(person: APIRequestContext, functional_option_id: number, measure: number) {
  const needs = Array.from({ length: 9 }, (_, index) => index + 1)
  const updates = needs.map((fhn_id) => ({ functional_option_id, fhn_id, virtuous: true, measure }))
  await call(person, 'PUT /api/silent_ratings', { body: { updates } })
}
