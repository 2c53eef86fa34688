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
    <span className={`row gap-4 inline ${classes.code}`}>
      {id}
      <button
        type="button"
        className="icon-button small"
        aria-label={workshopsMessages.copySessionId}
        aria-describedby={describedBy}
        onClick={() => void copy()}
      >
        <CopyIcon size={18} />
      </button>
    </span>
  )
}
