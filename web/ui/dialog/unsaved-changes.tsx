import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { unsavedMessages } from '#contract/messages/edits.ts'
import type { Edits } from '../../lib/edits/edit.ts'
import { awaitedPage, guardPage, leavePage } from '../../lib/edits/way-out.ts'
import { isAway } from '../../lib/http/watch-server.ts'
import { useStore } from '../../lib/store.ts'
import { busy, useShut } from '../focus/busy.ts'
import { placeCalled } from '../focus/controls.ts'
import { Dialog } from './dialog.tsx'
import { Button } from '../page/button.tsx'

interface Unsaved {
  isDirty: boolean
  /** Whether all of it is on its way to the server: then nothing is lost yet, and its answer is waited for. */
  isSaving: boolean
  /** What is asked, with what would be lost. */
  question: string
  /** Answers whether all was saved, and says itself why not; undefined where there is nowhere to save it. */
  save: (() => Promise<boolean>) | undefined
  /** What is unsaved at this very moment; each name is the place of its field. */
  editsNow?: () => Edits<unknown>
  /** Called when the person chose to leave without saving. */
  discard: () => void
}

/**
 * Guards every way out while there is unsaved text: links, Back, Forward and another language ask in the page, closing
 * and reloading ask through the browser. Once nothing is unsaved any more the way leads on by itself; after a save that failed one stays
 * and sees why. Returns the dialog, which the screen renders anywhere.
 */
export function useUnsavedChanges({ isDirty, isSaving, question, save, editsNow, discard }: Unsaved): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const shut = useShut()
  const [guard] = useState(() => ({}))
  useEffect(() => (isDirty ? guardPage(guard) : undefined), [isDirty, guard])
  const awaited = useStore(awaitedPage)
  const page = awaited?.guard === guard ? awaited : undefined
  const isAsking = blocker.status === 'blocked' || page !== undefined
  const stay = () => {
    awaitedPage.set(undefined)
    blocker.reset?.()
  }
  const leave = () => {
    discard()
    blocker.proceed?.()
  }
  /** A save that fails leads to what hinders it, such as a text that is too long, or else to what is unsaved. */
  const [hasLed, setHasLed] = useState(false)
  const saveAndLeave = async () => {
    if (await save?.()) return
    const left = [...(editsNow?.() ?? [])]
    // what somebody else has changed is asked about in a dialog of its own
    const isAsked = left.some(([, { conflict }]) => conflict)
    const isLed = !document.activeElement?.closest('[role=dialog]')
    const [[name] = []] = left
    const field = isLed || isAsked || name === undefined ? undefined : placeCalled(name)
    field?.focus()
    setHasLed(isLed || field !== undefined)
    stay()
  }

  const goOn = useEffectEvent(() => {
    blocker.proceed?.()
    if (!page) return
    awaitedPage.set(undefined)
    // by now there is nothing here that the browser would ask about
    leavePage(page.load)
  })
  const stayThere = useEffectEvent(stay)
  const wasSaving = useRef(false)
  useEffect(() => {
    if (isAsking && !isDirty) goOn()
    else if (isAsking && wasSaving.current && !isSaving) stayThere()
    wasSaving.current = isSaving
  }, [isAsking, isDirty, isSaving])

  const asked = useStore(isAway) ? `${question} ${unsavedMessages.away}` : question
  return (
    <Dialog
      opened={isAsking}
      title={unsavedMessages.title}
      onClose={stay}
      returnsFocus={!hasLed}
      keepsOrder
      actions={
        <>
          <Button variant={save ? 'default' : 'filled'} data-autofocus onClick={stay}>
            {unsavedMessages.stay}
          </Button>
          <Button onClick={leave}>{unsavedMessages.leave}</Button>
          {save && (
            <Button variant="filled" {...busy(isSaving)} {...shut} onClick={() => void saveAndLeave()}>
              {unsavedMessages.saveAndLeave}
            </Button>
          )}
        </>
      }
    >
      <p aria-live="polite">{isSaving ? unsavedMessages.beingSaved : asked}</p>
    </Dialog>
  )
}
