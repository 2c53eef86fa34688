import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { unsavedMessages } from '#contract/messages/unsaved.ts'
import { Dialog } from './dialog.tsx'

/**
 * Guards every way out while there is unsaved text: links, Back and Forward ask in the page, closing and reloading ask
 * through the browser. Returns the dialog, which the screen renders anywhere. `onLeave` is called when
 * the person chose to leave without saving.
 */
export function useUnsavedChanges(isDirty: boolean, text: string, onLeave?: () => void): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const stay = () => blocker.reset?.()
  const leave = () => {
    onLeave?.()
    blocker.proceed?.()
  }

  return (
    <Dialog
      opened={blocker.status === 'blocked'}
      title={unsavedMessages.title}
      onClose={stay}
      actions={
        <>
          <Button onClick={leave}>{unsavedMessages.leave}</Button>
          <Button variant="filled" data-autofocus onClick={stay}>
            {unsavedMessages.stay}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
