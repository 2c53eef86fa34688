import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFirstScreenThere, latePart } from './late-part.tsx'

const Notes = () => <p>Notes</p>
const loader = () => vi.fn<() => Promise<typeof Notes>>().mockResolvedValue(Notes)

beforeEach(() => isFirstScreenThere.set(false))
afterEach(() => isFirstScreenThere.set(true))

test('a late part is fetched once the first screen has what it shows', async () => {
  const load = loader()
  const Part = latePart(load)
  render(<Part />)
  expect(load).not.toHaveBeenCalled()

  act(() => isFirstScreenThere.set(true))
  expect(await screen.findByText('Notes')).toBeVisible()
})

test('what somebody asks for by a press does not wait for the first screen', async () => {
  const Part = latePart(loader(), { isAskedFor: true })
  render(<Part />)
  expect(await screen.findByText('Notes')).toBeVisible()
})

test('a late part of a later screen is fetched before it is shown', () => {
  const load = loader()
  isFirstScreenThere.set(true)
  latePart(load)
  expect(load).toHaveBeenCalledOnce()
})
