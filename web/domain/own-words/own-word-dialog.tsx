import { Button } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import type { Write } from '../../lib/queries/use-write.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useGiveUpOnLeaving } from '../../ui/dialog/use-give-up-on-leaving.ts'
import { focusTooLong } from '../../ui/field/use-text-limit.tsx'
import { busy } from '../../ui/focus/busy.ts'
import classes from './own-words.module.css'

interface OwnWordDialogProps<Sent> {
  title: string
  help: string
  write: Pick<Write<unknown, Sent>, 'mutate' | 'giveUp' | 'isPending'>
  /** What is sent; undefined while something is missing. */
  sent: Sent | undefined
  isTooLong: boolean
  children: ReactNode
  onAdded: () => void
  onClose: () => void
}

/** Asks for what a word of the workshop's own needs. It stays, busy, until the word is added or given up. */
export function OwnWordDialog<Sent>(props: OwnWordDialogProps<Sent>) {
  const { title, help, write, sent, isTooLong, children, onAdded, onClose } = props
  const formId = useId()
  useGiveUpOnLeaving(write.giveUp)
  const giveUp = () => {
    write.giveUp()
    onClose()
  }
  return (
    <Dialog
      opened
      title={title}
      onClose={giveUp}
      actions={
        <>
          <Button onClick={giveUp}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} variant="filled" disabled={!sent} {...busy(write.isPending)}>
            {ownWordsMessages.add}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (isTooLong) focusTooLong()
          else if (sent) write.mutate(sent, { onSuccess: onAdded })
        }}
      >
        <p className={classes.help}>{help}</p>
        {children}
      </form>
    </Dialog>
  )
}
