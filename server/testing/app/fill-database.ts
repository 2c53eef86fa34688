import { changeWorkshop, enterWorkshop, openWorkshop, replaceSessionId, type Workshop } from '#contract/admin.ts'
import { askForHelp, writeGroupNote } from '#contract/asides.ts'
import {
  exportCatalogue,
  listCatalogues,
  publishCatalogue,
  type CatalogueReport,
  type CatalogueVersion,
} from '#contract/catalogues.ts'
import { confirmOption, decideOption } from '#contract/chain.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { deleteFunctionalOption } from '#contract/functional-options.ts'
import { forgetParticipant } from '#contract/participants.ts'
import { removeMetric } from '#contract/metrics.ts'
import { makeResultsLink } from '#contract/results.ts'
import { changeRoom } from '#contract/room.ts'
import { nameMe, validateSession } from '#contract/session.ts'
import { createSolution, deleteSolution } from '#contract/solutions.ts'
import { removeStakeholder } from '#contract/stakeholders.ts'
import { deleteSystemRequirement } from '#contract/system-requirements.ts'
import { choose, removeGroup, switchGroups } from './grouped-workshop.ts'
import { rateSilently, reveal, switchSilent } from './silent-workshop.ts'
import type { TestApp } from './test-app.ts'
import type { CallOptions } from './call-options.ts'
import { Workbench } from './workbench.ts'

/**
 * Uses everything the product has, through its calls, so that no table stays empty: what a later version must be able
 * to take over. Two workshops; the second has a catalogue of its own, and is frozen and closed in the end.
 */
export async function fillDatabase(app: TestApp): Promise<void> {
  const host = await hostOf(app)
  const open = await app.memberOf('Cargo bikes', 'ana@example.org')
  await takeAllSteps(open)
  await deleteOneOfEachKind(open)
  await rateInSilence(app, open)
  await workInGroups(app, open)
  await host(replaceSessionId, { params: { id: open.sessionId } })
  await host(makeResultsLink, { params: { id: open.sessionId }, body: { days: 30 } })

  const closed = await memberOfNewVersion(app)
  await takeAllSteps(closed)
  await actAsHost(app, closed)
  const workshop = { params: { id: closed.sessionId } }
  await host(forgetParticipant, { ...workshop, body: { email: 'cleo@example.org' } })
  await host(changeRoom, { ...workshop, body: { step: 4, message: 'Lunch at noon', timer_minutes: 30, frozen: true } })
  await host(changeWorkshop, { ...workshop, body: { status: 'closed' } })
}

/** A call that must succeed: a database that is only half filled would prove half as much. */
async function hostOf(app: TestApp) {
  const { call, jar } = await app.host()
  const bench = new Workbench(call, jar, '')
  return <T>(endpoint: Endpoint, options?: CallOptions) => bench.get<T>(endpoint, options)
}

async function takeAllSteps(member: Workbench) {
  const { solution, storyId, option, rating, requirement } = await member.fullSolution('A library of things')
  await member.setPurposes(solution.id, [1, 3], 'add_only')
  await member.addStakeholder(solution.id, 2)
  await member.rate(option.id, 2, 5)
  await member.rate(option.id, 9, 3, false)
  await member.addRequirement(rating.id, 'The system shall say when a thing is due — “in time”.')
  await member.get(decideOption, {
    params: { id: option.id },
    body: { decision: 'adapted', decision_reason: 'Only with a card.' },
  })
  const other = await member.addOption(storyId, 'A van that comes by\non Fridays')
  await member.rate(other.id, 1, 2)
  // both options are marked to be checked again, and one is confirmed
  await member.writeStory(solution.id, 27, 'As a resident, I want to borrow a drill, so that I need not own one.')
  await member.get(confirmOption, { params: { id: other.id } })
  const { sessionId: session_id } = member
  await member.get(createSolution, {
    body: { solution_name: 'Created once', primary_fhn: 2, session_id, user_email: 'ana@example.org' },
    headers: { 'idempotency-key': `once-${requirement.id}` },
  })
}

async function deleteOneOfEachKind(member: Workbench) {
  const { solution, storyId, rating, requirement } = await member.fullSolution('Partly deleted')
  const spare = await member.addOption(storyId, 'Deleted soon')
  const another = await member.addRequirement(rating.id, 'Kept.')
  await member.get(deleteSystemRequirement, { params: { id: requirement.id } })
  await member.get(deleteFunctionalOption, { params: { id: spare.id } })
  await member.get(removeStakeholder, { params: { solution_id: solution.id, stakeholder_id: 1 } })
  await member.get(removeMetric, { params: { solution_id: solution.id, metric_id: 27 } })
  await member.addMetric(solution.id, 27)
  await member.setPurposes(solution.id, [2], 'reset')
  const gone = await member.fullSolution(`Deleted as a whole, after requirement ${another.id}`)
  await member.get(deleteSolution, { params: { id: gone.solution.id } })
}

async function rateInSilence(app: TestApp, ana: Workbench) {
  const ben = await app.memberOf('Cargo bikes', 'ben@example.org')
  const { option } = await ana.fullSolution('Rated in silence')
  await switchSilent(app, ana.sessionId, true)
  for (const person of [ana, ben]) {
    await rateSilently(person, option.id, { 1: 2, 9: 3 })
    await rateSilently(person, option.id, { 4: 5 }, false)
  }
  await reveal(app, ana.sessionId, { functional_option_id: option.id, virtuous: true })
}

async function workInGroups(app: TestApp, ana: Workbench) {
  const north = await ana.others.makeGroup('North')
  await switchGroups(app, ana.sessionId, 'everybody')
  await choose(ana, north)
  const { id: solution_id } = await ana.createSolution({ name: 'Of a group' })
  await ana.get(askForHelp, { params: { id: solution_id }, body: { about: 'Which metrics?' } })
  const body = { note: 'Begin with the first purpose.' }
  await (
    await hostOf(app)
  )(writeGroupNote, { params: { id: ana.sessionId, solution_id }, body })
  await removeGroup(app, ana.sessionId, await ana.others.makeGroup('South'))
}

/** A second version of the catalogue that ships, and somebody in a workshop that was opened with it. */
async function memberOfNewVersion(app: TestApp): Promise<Workbench> {
  const host = await hostOf(app)
  const { id, name } = (await host<CatalogueVersion[]>(listCatalogues)).find(({ is_default }) => is_default)!
  const file = await host<{ text: string }>(exportCatalogue, { params: { id }, query: { format: 'json' } })
  const text = file.text.replace(/("metric_text":\s*")/, '$1Changed: ')
  const body = { name, format: 'json', text, dry_run: false }
  const { published } = await host<CatalogueReport>(publishCatalogue, { body })
  if (published === null) throw new Error('the second version was not published')
  const workshop = await host<Workshop>(openWorkshop, { body: { title: 'Second version', catalogue_id: published } })
  const somebody = app.somebody()
  await somebody.call(validateSession, { query: { id: workshop.id } })
  await somebody.call(nameMe, { body: { email: 'cleo@example.org' } })
  return new Workbench(somebody.call, somebody.jar, workshop.id)
}

async function actAsHost(app: TestApp, { sessionId }: Workbench) {
  const { call, jar } = await app.host()
  const host = new Workbench(call, jar, sessionId)
  await host.get(enterWorkshop, { params: { id: sessionId } })
  await host.createSolution({ name: 'By the host' })
}
