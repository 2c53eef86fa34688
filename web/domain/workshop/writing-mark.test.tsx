import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { deletedMessages } from '#contract/messages/undo.ts'
import { shellMessages } from '#contract/messages/shell.ts'
import { forgetPeople, setPeople } from '../../lib/live/people.ts'
import { noteMe } from '../../lib/session/stored-session.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { deleter } from './deletion-sentence.ts'
import { WritingMark } from './writing-mark.tsx'

const story = { kind: 'story', id: 12 } as const
const place = { participant_id: null, solution_id: 1, step: 4 as const, editing: story }
const write = (...emails: (string | null)[]) =>
  act(() => setPeople({ revision: 1, people: emails.map((email, tab) => ({ ...place, tab: `tab-${tab}`, email })) }))

afterEach(() => act(forgetPeople))

test('one’s own second tab is told as one’s own, others by their name', async () => {
  renderApp(<WritingMark {...story} />)
  write('Mira@example.org')
  expect(await screen.findByText(shellMessages.youWriteElsewhere)).toBeVisible()
  write('mira@example.org', 'ana@example.org')
  expect(screen.getByText('ana is writing here')).toBeVisible()
  write('ana@example.org', 'mira@example.org', null)
  expect(screen.getByText('ana and 1 more are writing here')).toBeVisible()
})

test('where e-mails are hidden one is known by what the others read, and they by their names', async () => {
  renderApp(<WritingMark {...story} />)
  act(() => noteMe({ email: 'mira@example.org', known_as: 'participant 2' }))
  write('participant 2')
  expect(await screen.findByText(shellMessages.youWriteElsewhere)).toBeVisible()
  const named = { ...place, tab: 'tab-of-ana', email: 'ana@example.org', name: 'Ana M' }
  act(() => setPeople({ revision: 1, people: [named] }))
  expect(screen.getByText('Ana M is writing here')).toBeVisible()
  expect(deleter({ by: 'participant 2' })).toBe(deletedMessages.you)
  expect(deleter({ by: 'participant 3' })).toBe('participant 3')
})

test('what one has deleted oneself is not said to be deleted by somebody', () => {
  renderApp(<p />)
  expect(deletedMessages.by(deletedMessages.story, deleter({ by: 'Mira@example.org' }))).toBe(
    'The user story was deleted by you.',
  )
  expect(deleter({ by: 'ana@example.org', by_host: false })).toBe('ana@example.org')
  expect(deleter({ by: null, by_host: true })).toBe(deletedMessages.theHost)
  expect(deleter({ by: null })).toBeNull()
})
