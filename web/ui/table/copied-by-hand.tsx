import { Textarea } from '@mantine/core'
import { commonMessages, copyingMessages } from '#contract/messages/common.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../page/button.tsx'
import classes from './copy-menu.module.css'

/** Where the browser does not let the page copy: the text itself, selected. */
export function CopiedByHand({ markdown, onClose }: { markdown: string; onClose: () => void }) {
  return (
    <Dialog
      opened
      title={copyingMessages.asMarkdown}
      size={720}
      returnsFocus={false}
      onClose={onClose}
      actions={<Button onClick={onClose}>{commonMessages.close}</Button>}
    >
      <div className={classes.byHand}>
        <p>{copyingMessages.notCopied}</p>
        <Textarea
          label={copyingMessages.text}
          readOnly
          data-autofocus
          rows={10}
          value={markdown}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  )
}
