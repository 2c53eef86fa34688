import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { CallName } from '#contract/index.ts'
import { toastStore } from '../ui/feedback/toast-store.ts'
import { fakeApi, type SeenCall } from './fake-api.ts'

interface Deed<Name extends CallName> {
  call: Name
  /** Which calls of that name are meant, where a check goes before the deed. */
  isMeant?: (seen: SeenCall<Name>) => boolean
  /** Opens the screen, up to the press that sends the deed. `cancel` is looked for when it is to be pressed. */
  begin: () => Promise<{ user: UserEvent; confirm: HTMLElement; cancel: () => HTMLElement | null }>
  /** What a failure says. */
  failure: string
}

/** Written out: a deed without an answer is neither said to be done nor said not to be. */
export const unanswered = (deed: string) =>
  `The server did not respond, so we do not know whether ${deed}. Please check before you try again.`

/** Declares what holds for every deed of a dialog that gets no answer: nothing happens later that was given up. */
export function testUnansweredDeed<Name extends CallName>(
  what: string,
  { call, isMeant = () => true, begin, failure }: Deed<Name>,
) {
  const sent = () => fakeApi.calls(call).filter(isMeant)
  const told = () => toastStore.read().filter(({ type }) => type === 'error' || type === 'warning')

  test(`${what} that is cancelled on its way is not sent again, and no failure is told`, async () => {
    useFakeClock()
    const { user, confirm, cancel } = await begin()
    fakeApi.hang(call)
    await user.click(confirm)
    await waitFor(() => expect(sent()).toHaveLength(1))
    await user.click(cancel()!)
    expect(sent()).toMatchObject([{ signal: { aborted: true } }])
    await bringServerBack(call)
    expect(sent()).toHaveLength(1)
    expect(screen.queryByText(failure)).not.toBeInTheDocument()
  })

  test(`${what} that gets no answer is told once, and never sent later`, async () => {
    useFakeClock()
    const { user, confirm, cancel } = await begin()
    fakeApi.fail(call)
    await user.click(confirm)
    expect(await screen.findAllByText(failure)).toHaveLength(1)
    expect(told().every(({ times }) => times === 1)).toBe(true)
    expect(sent()).toHaveLength(2)
    const button = cancel()
    if (button) await user.click(button)
    await bringServerBack(call)
    expect(sent()).toHaveLength(2)
  })
}

function useFakeClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
}

/** It stays for longer than anybody waits for an answer, and for the repetition after it. */
async function bringServerBack(call: CallName) {
  fakeApi.answer(call, {})
  await act(() => vi.advanceTimersByTimeAsync(150_000))
}
