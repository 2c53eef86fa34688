import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { Dialog } from './dialog.tsx'

/**
 * Guards every way out while there is unsaved text: links, Back and Forward ask in the page, closing and reloading ask
 * through the browser. Answers the dialog, which the screen renders anywhere.
 */
export function useUnsavedChanges(isDirty: boolean, text: string): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const stay = () => blocker.reset?.()

  return (
    <Dialog
      opened={blocker.status === 'blocked'}
      title={messages.unsaved.title}
      onClose={stay}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>{messages.unsaved.leave}</Button>
          <Button variant="filled" data-autofocus onClick={stay}>
            {messages.unsaved.stay}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
