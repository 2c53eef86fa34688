import { commonMessages, copyingMessages } from '#contract/messages/common.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { TextArea } from '../field/text-field.tsx'
import { Button } from '../page/button.tsx'

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
      <div className="stack gap-16">
        <p>{copyingMessages.notCopied}</p>
        <TextArea
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
