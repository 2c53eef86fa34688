import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RESULTS_TOKEN_HEADER } from '#contract/limits.ts'
import { copyingMessages } from '#contract/messages/common.ts'
import { resultsMessages } from '#contract/messages/results.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { workshopDocumentMessages } from '#contract/messages/report.ts'
import type { WorkshopDocument } from '#contract/workshop-document.ts'
import { emptyChain, optionOf, personOf, purposeOf, ratingOf, requirementOf, storyOf } from '../../../testing/chains.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'

// jsdom cannot read rules for pages; a test of its own and the browser look at them
vi.mock(import('../document/page-style.ts'), () => ({ pageStyle: () => '' }))

const READ = 'GET /api/workshops/{id}/document'
const BY_LINK = 'GET /api/results/document'
const words = workshopDocumentMessages
const { fhns, measures, user_email: _nobody, ...empty } = emptyChain
const bikes = {
  ...empty,
  id: 7,
  solution_name: 'Cargo bikes',
  group: 'Table 3',
  purposes: [purposeOf(3)],
  stakeholders: [{ ...personOf(4), own: true as const }],
  stories: [storyOf(1, { stakeholder_ids: [4], own: true })],
  options: [optionOf(31, 1, { decision: 'adapted' as const, decision_reason: 'Only with a card.' }), optionOf(32, 1)],
  ratings: [ratingOf(1, 31, 1, 9, true), ratingOf(2, 31, 4, 1, false)],
  requirements: [requirementOf(88, 1)],
}
const ofNobody = { title: 'Spring', created_at: '2026-11-01T08:00:00.000Z', fhns, measures, solutions: [bikes] }
const workshop: WorkshopDocument = {
  ...ofNobody,
  solutions: [{ ...bikes, user_email: 'mira@example.org', people: ['zoe@example.org'] }],
}

const quietRoom = { step: null, message: null, timer: null, frozen: false, silent_rating: false }

const part = async (name: string) => within(await screen.findByRole('region', { name }))
/** The page's own style stands in the document too. */
const told = () => [...document.querySelectorAll('article > :not(style)')].map((each) => each.textContent).join('')

test('the document tells what was done, each solution, the needs across them, decisions, gaps and requirements', async () => {
  fakeApi.answer(READ, workshop)
  renderApp('/document')
  const done = await part(words.whatWasDone)
  expect(done.getByText(/1 of 1 story written · 1 of 2 options rated both ways · 1 of 2 options decided/)).toBeVisible()
  const solution = await part('Cargo bikes')
  expect(solution.getByText(/Table 3/)).toBeVisible()
  expect(solution.getByText('1 Synergic: Freedom')).toBeVisible()
  expect(solution.getAllByText('Added in this workshop')).toHaveLength(2)
  expect((await part('Freedom')).getByText(/1 of 1 rated option/)).toBeVisible()
  expect((await part(words.decisions)).getByText(/Only with a card\./)).toBeVisible()
  expect((await part(words.decisions)).getByText(words.undecided(['O32']))).toBeVisible()
  expect((await part(words.openGaps)).getAllByText(/O32/).length).toBeGreaterThan(0)
  expect((await part(words.systemRequirements)).getByText('Requirement 88')).toBeVisible()
  expect(screen.getByText(/^Workshop of 1 November 2026 · Document of /)).toBeVisible()

  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[href^="#"]')]
  for (const { hash } of links) expect(document.getElementById(hash.slice(1)), hash).toBeInTheDocument()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

test('the circles of a solution are copied as one table', async () => {
  fakeApi.answer(READ, workshop)
  fakeApi.answer('GET /api/room', { ...quietRoom, title: 'Spring', status: 'open' })
  const { user } = renderApp('/document')
  await user.click(await screen.findByRole('button', { name: copyingMessages.asMarkdown }))
  await user.click(await screen.findByRole('menuitem', { name: copyingMessages.copy(words.ringsOf('Cargo bikes')) }))
  expect(await screen.findByText(copyingMessages.copied)).toBeVisible()
  const [heads, , virtuous, vicious, ...others] = (await navigator.clipboard.readText()).trim().split('\n')
  expect(heads).toContain(`| Option | Direction | ${fhns.map(({ p_fhn }) => p_fhn).join(' | ')} |`)
  expect(virtuous).toContain('| O31 Option 31 | Virtuous |')
  expect(virtuous).toContain('Synergic')
  expect(vicious).toContain('| O31 Option 31 | Vicious |')
  expect(others, 'nobody has rated the other option').toEqual([])
})

test('nobody is named until somebody wants it, and the choice says how they are', async () => {
  fakeApi.answer(READ, workshop)
  const { user, queryClient } = renderApp('/document')
  await part(words.whatWasDone)
  expect(told()).not.toContain('@')
  await user.click(screen.getByLabelText(words.listEmails))
  expect(told()).toContain(words.peopleOf(['mira@example.org', 'zoe@example.org']))
  fakeApi.answer('GET /api/room', { ...quietRoom, title: 'Spring', status: 'open', hide_emails: true })
  await queryClient.invalidateQueries()
  expect(await screen.findByLabelText(words.listPeople)).toBeChecked()
})

test('by link it is the same, and there is nobody to name', async () => {
  fakeApi.answer(BY_LINK, ofNobody)
  const token = 'T'.repeat(43)
  renderApp(`/results/document#${token}`, { session: null })
  expect((await part('Cargo bikes')).getByText('Option 31')).toBeVisible()
  expect(screen.queryByLabelText(words.listEmails)).not.toBeInTheDocument()
  expect(fakeApi.calls(BY_LINK)[0]?.headers.get(RESULTS_TOKEN_HEADER)).toBe(token)
})

test('a link that opens nothing opens no document either', async () => {
  fakeApi.refuse(BY_LINK, 'NO_RESULTS')
  renderApp('/results/document#wrong', { session: null })
  expect(await screen.findByText(resultsMessages.goneTitle)).toBeVisible()
})

test('a workshop without solutions says so in the document', async () => {
  fakeApi.answer(READ, { ...workshop, solutions: [] })
  renderApp('/document')
  expect((await part(words.whatWasDone)).getByText(resultsMessages.noSolutions)).toBeVisible()
})

test('it is saved as a file of its own, under the name of the workshop', async () => {
  fakeApi.answer(READ, workshop)
  const saved: Blob[] = []
  Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:file'), revokeObjectURL: () => {} })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user } = renderApp('/document')
  await part('Cargo bikes')
  await user.click(screen.getByRole('button', { name: words.saveFile }))
  expect(names).toEqual([expect.stringMatching(/^Spring \d{4}-\d\d-\d\d\.html$/)])
  const file = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsText(saved[0]!)
  })
  expect(file).toMatch(/^<!doctype html>/)
  expect(file).toContain('Requirement 88')
})

test('a server that does not know the whole says so, and nothing can be saved', async () => {
  renderApp('/document')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: words.saveFile })).toBeDisabled()
})

const solutions = [
  { id: 7, solution_name: 'Cargo bikes', user_email: 'mira@example.org', purposes: [], p_fhn: 'Freedom' },
]
const room = {
  title: '',
  step: null,
  message: null,
  timer: null,
  frozen: false,
  status: 'open' as const,
  silent_rating: false,
}

test('the list leads to it, and does not where the server knows no more than specified', async () => {
  fakeApi.answer('GET /api/solutions', solutions)
  fakeApi.answer('GET /api/room', room)
  const { unmount } = renderApp('/solutions')
  expect(await screen.findByRole('link', { name: solutionsMessages.wholeWorkshop })).toBeVisible()
  unmount()
  fakeApi.refuse('GET /api/room', 'NO_SUCH_ROUTE')
  const asked = fakeApi.calls('GET /api/room').length
  renderApp('/solutions')
  expect((await screen.findAllByText('Cargo bikes')).length).toBeGreaterThan(0)
  await waitFor(() => expect(fakeApi.calls('GET /api/room').length).toBeGreaterThan(asked))
  expect(screen.queryByRole('link', { name: solutionsMessages.wholeWorkshop })).not.toBeInTheDocument()
})
