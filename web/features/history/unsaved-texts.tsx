import { TEXT_MAX } from '#contract/limits.ts'
import { conflictsMessages } from '#contract/messages/edits.ts'
import { EditNote } from '../../ui/edits/edit-note.tsx'
import { OlderDrafts } from '../../ui/edits/older-drafts.tsx'
import { EditConflicts } from '../../ui/edits/edit-conflicts.tsx'
import { InlineEdit } from '../../ui/field/inline-edit.tsx'
import { isStory, type useEarlierTexts } from './use-earlier-texts.ts'
import classes from './history.module.css'

/** What has been made of earlier texts and is not saved, and the question where another text stands there by now. */
export function UnsavedTexts({ texts }: { texts: ReturnType<typeof useEarlierTexts> }) {
  const { editor, unsaved, sentence } = texts
  return (
    <>
      <OlderDrafts editor={editor} />
      {unsaved.map(([name, { label, value }]) => (
        <div key={name} className={classes.unsaved}>
          <p className={classes.label}>{label}</p>
          <InlineEdit
            label={label}
            value={value}
            blankMessage={conflictsMessages.blankMerge}
            wraps
            autoFocus={false}
            place={name}
            isSaving={editor.isSaving(name)}
            onType={(text) => editor.retype(name, text)}
            onSave={() => void editor.save([name])}
            onCancel={() => editor.discard([name])}
            note={<EditNote isUnsaved={false} isSaving={false} draft={editor.draftOf([name])} />}
          />
        </div>
      ))}
      {[...editor.discarded].map(([name, { label }]) => (
        <div key={name} className={classes.unsaved}>
          <p className={classes.label}>{label}</p>
          <EditNote isUnsaved={false} isSaving={false} draft={editor.draftOf([name])} />
        </div>
      ))}
      <EditConflicts editor={editor} lookOf={lookOf} sentence={sentence} />
    </>
  )
}

const lookOf = (name: string) => ({ joint: ' ', maxLength: TEXT_MAX, mayBeBlank: isStory(name) })
