import { ActionIcon } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { copyText } from '../../lib/text/copy-text.ts'
import { CopyIcon } from '../../ui/marks/later-icons.tsx'
import { announce } from '../../ui/feedback/toast-store.ts'
import classes from './workshops.module.css'

/** A session ID as people read it, and a button that puts it on the clipboard. */
export function SessionIdCopy({ id, describedBy }: { id: string; describedBy: string }) {
  const copy = async () => {
    if (await copyText(id)) announce('success', workshopsMessages.idCopied)
    else announce('warning', workshopsMessages.idNotCopied)
  }
  return (
    <span className={classes.code}>
      {id}
      <ActionIcon
        size={32}
        aria-label={workshopsMessages.copySessionId}
        aria-describedby={describedBy}
        onClick={() => void copy()}
      >
        <CopyIcon size={18} />
      </ActionIcon>
    </span>
  )
}
