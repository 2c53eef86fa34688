import { act, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { OWN_METRIC_MAX } from '#contract/limits.ts'
import { draftsMessages } from '#contract/messages/edits.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { findCard } from '../../testing/cards.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { testUnansweredDeed, unanswered } from '../../testing/unanswered-deed.ts'
import { toastStore } from '../../ui/feedback/toast-store.ts'
import { OwnMetric } from './own-metric.tsx'

const call = 'POST /api/own-metrics'
const room = { title: '', step: null, message: null, timer: null, frozen: false, silent_rating: false }

beforeEach(() => {
  fakeApi.answer('GET /api/room', { ...room, status: 'open', own_words: true })
  fakeApi.answer('GET /api/purposes', [
    { id: 2, purpose: 'Learning' },
    { id: 3, purpose: 'Mobility' },
  ])
  fakeApi.answer(call, { metric_id: 98, user_story_id: 5, existing: false, undo: 'token-of-the-word' })
})

/** A search that finds something once somebody else has added it. */
function Search({ term }: { term: string }) {
  const [hasFound, setHasFound] = useState(false)
  useEffect(() => {
    const find = () => setHasFound(true)
    addEventListener('found', find)
    return () => removeEventListener('found', find)
  }, [])
  return (
    <OwnMetric solutionId={1} term={term} isOffered={!hasFound} purposes={['Mobility']} onAdded={() => undefined} />
  )
}

async function begin(term = 'Dry nights') {
  const { user, unmount } = renderApp(<Search term={term} />)
  await user.click(await screen.findByRole('button', { name: ownWordsMessages.offerMetric(term) }))
  const confirm = await screen.findByRole('button', { name: ownWordsMessages.add })
  return { user, unmount, confirm, cancel: () => screen.queryByRole('button', { name: 'Cancel' }) }
}

test('what was searched for is sent with the purposes of the solution, and the card takes it back', async () => {
  const { user, confirm } = await begin()
  await user.click(confirm)
  expect(fakeApi.calls(call).map(({ body }) => body)).toEqual([
    { solution_id: 1, metric_text: 'Dry nights', purpose_ids: [3] },
  ])
  expect(await findCard()).toHaveTextContent(ownWordsMessages.metricAdded)
  expect(toastStore.read()).toMatchObject([{ undo: { undo: 'token-of-the-word' } }])
})

test('what is typed stays when the search finds something meanwhile, and can still be added', async () => {
  const { user, confirm } = await begin()
  await user.type(screen.getByRole('textbox', { name: ownWordsMessages.text }), ' in winter')
  act(() => void dispatchEvent(new Event('found')))
  expect(screen.getByRole('textbox', { name: ownWordsMessages.text })).toHaveValue('Dry nights in winter')
  await user.click(confirm)
  expect(fakeApi.calls(call).map(({ body }) => body.metric_text)).toEqual(['Dry nights in winter'])
})

test('where there is one of that name, the card says that this one was added, and what it serves', async () => {
  fakeApi.answer(call, { metric_id: 27, user_story_id: 5, existing: true, purposes: ['Health', 'Learning'] })
  const { user, confirm } = await begin()
  await user.click(confirm)
  expect(await findCard()).toHaveTextContent(
    '“Dry nights” is already in the catalogue, for Health and Learning: added to this solution',
  )
  expect(toastStore.read()).toMatchObject([{ undo: undefined }])
})

test('what was typed before a reload is marked, and opens in the dialog with Edit; Cancel deletes it', async () => {
  const { user, unmount } = await begin()
  await user.type(screen.getByRole('textbox', { name: ownWordsMessages.text }), ' in winter')
  unmount()

  const next = renderApp(<Search term="" />)
  expect(await screen.findByText(draftsMessages.notSaved)).toBeVisible()
  await next.user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(await screen.findByRole('textbox', { name: ownWordsMessages.text })).toHaveValue('Dry nights in winter')
  await next.user.click(screen.getByRole('button', { name: 'Cancel' }))
  next.unmount()

  renderApp(<Search term="Dry nights" />)
  expect(await screen.findByRole('button', { name: ownWordsMessages.offerMetric('Dry nights') })).toBeVisible()
  expect(screen.queryByText(draftsMessages.notSaved)).not.toBeInTheDocument()
})

test('a text that is too long is kept whole and not sent', async () => {
  const { user, confirm } = await begin('x'.repeat(OWN_METRIC_MAX + 1))
  await user.click(confirm)
  expect(screen.getByRole('textbox', { name: ownWordsMessages.text })).toHaveFocus()
  expect(fakeApi.calls(call)).toEqual([])
})

testUnansweredDeed('an own metric', { call, begin, failure: unanswered('the metric was added') })
