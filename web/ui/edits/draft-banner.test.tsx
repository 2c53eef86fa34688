import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { DraftBanner } from './draft-banner.tsx'

const draft = (value: string) => ({
  key: 'story-1 visit',
  name: 'story-1',
  label: 'User story for “Share of bookings met”',
  value,
  startedFrom: '',
  at: new Date().toISOString(),
})
const nothing = () => undefined
const banner = (value: string) => <DraftBanner drafts={[draft(value)]} onRestore={nothing} onDiscard={nothing} />

test('the question, the field and how much it is are read out, and the words are folded', async () => {
  const words = 'as a neighbour '.repeat(1000)
  const { user } = renderApp(banner(words))
  const question = await screen.findByText('Restore what you had typed?')
  const read = question.closest<HTMLElement>('[role=status]')!
  expect(within(read).getByText('In: User story for “Share of bookings met”, 15000 characters.')).toBeInTheDocument()
  expect(read).not.toHaveTextContent('as a neighbour')

  expect(screen.queryByText(words.trim())).toBeNull()
  const { textContent: shown } = screen.getByText(/^as a neighbour as a neighbour/)
  expect(shown.length).toBeLessThan(600)
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByText(words.trim())).toBeVisible()
})

test('a short text is shown whole', async () => {
  renderApp(banner('As a neighbour'))
  expect(await screen.findByText('As a neighbour')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
})

afterEach(() => vi.restoreAllMocks())

test('it is brought into sight when the page is scrolled past it after a reload, and not once the page is in use', async () => {
  const scroll = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scroll
  renderApp(banner('As a neighbour'))
  await screen.findByText('As a neighbour')
  expect(scroll).not.toHaveBeenCalled()

  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1000, 300, 100))
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(scroll).toHaveBeenCalledOnce()

  act(() => void window.dispatchEvent(new Event('touchstart')))
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(scroll).toHaveBeenCalledOnce()
})
