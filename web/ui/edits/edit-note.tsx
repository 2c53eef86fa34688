import { useEffect } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { draftsMessages, editsMessages } from '#contract/messages/edits.ts'
import { listed } from '#contract/messages/grammar.ts'
import { undoMessages } from '#contract/messages/undo.ts'
import type { Edits } from '../../lib/edits/edit.ts'
import type { DraftMark } from '../../lib/edits/use-edits.ts'
import { isAway } from '../../lib/http/watch-server.ts'
import { useStore } from '../../lib/store.ts'
import { say } from '../feedback/said.ts'
import classes from './edit-note.module.css'

interface EditNoteProps {
  isUnsaved: boolean
  isSaving: boolean
  /** What somebody else has changed meanwhile, by its label. */
  overtaken?: string | undefined
  /** Stands apart from the field, or for several, so that the note says what it is about. */
  isApart?: boolean
  /** A draft that was restored here, or discarded a moment ago. */
  draft?: DraftMark | undefined
  /** Id of what the draft is about, for its button. */
  describedBy?: string
}

/**
 * Below what is being edited: that it waits for the server, that somebody else was faster, or that it is a restored
 * draft. Nothing while all is well, and never above the field, so that the line being written on stays where it is.
 */
export function EditNote({ isUnsaved, isSaving, overtaken, isApart = false, draft, describedBy }: EditNoteProps) {
  const isWaiting = useStore(isAway) && isUnsaved && !isSaving
  if (!isWaiting && overtaken === undefined && !draft) return null
  return (
    <p className={classes.note}>
      <span>
        {isWaiting && editsMessages.waiting}
        {!isWaiting && overtaken !== undefined && <Overtaken what={overtaken} isApart={isApart} />}
        {!isWaiting && overtaken === undefined && draft && draftWords(draft)}
      </span>
      {draft && <DraftButton draft={draft} describedBy={describedBy} />}
    </p>
  )
}

const draftWords = ({ isDiscarded }: DraftMark) => (isDiscarded ? draftsMessages.discarded : draftsMessages.notSaved)

/** Discards a restored draft, and undoes that in the same place. */
export function DraftButton({ draft, describedBy }: { draft: DraftMark; describedBy?: string | undefined }) {
  const { isDiscarded, press } = draft
  return (
    <button
      type="button"
      className={classes.press}
      aria-describedby={describedBy}
      onClick={({ detail }) => {
        // the second half of a double click does not undo the first
        if (detail > 1) return
        press()
        if (!isDiscarded) say(draftsMessages.discarded)
      }}
    >
      {isDiscarded ? undoMessages.undo : commonMessages.discard}
    </button>
  )
}

/** Told aloud once, also when they go on changing it. */
export function Overtaken({ what, isApart = false }: { what: string; isApart?: boolean }) {
  useEffect(() => say(editsMessages.overtakenOf(what)), [what])
  return isApart ? editsMessages.overtakenOf(what) : editsMessages.overtaken
}

/** Of a form with several fields: what of it others have changed. */
export function overtakenIn<Value>(edits: Edits<Value>): string | undefined {
  const labels = [...edits.values()].filter(({ isOvertaken }) => isOvertaken).map(({ label }) => label)
  return labels.length === 0 ? undefined : listed(labels)
}
