import { draftsMessages } from '#contract/messages/edits.ts'
import type { EditValue } from '../../lib/edits/edit.ts'
import { isText } from '../../lib/edits/stored-edits.ts'
import type { Editor } from '../../lib/edits/use-edits.ts'
import { RescuedText } from './rescued-text.tsx'

/** Earlier drafts of texts whose field shows a newer one. They can be copied until they are discarded. */
export function OlderDrafts<Value extends EditValue>({ editor }: { editor: Editor<Value> }) {
  return editor.older.map(({ key, label, value }) => (
    <RescuedText
      key={key}
      sentence={draftsMessages.older}
      about={label}
      // the ids of choices say nothing; their label names the choice
      text={isText(value) && /\p{L}/u.test(value) ? value : label}
      onDiscard={() => editor.discardOlder([key])}
    />
  ))
}
