import { useEffect } from 'react'
import { editsMessages } from '#contract/messages/edits.ts'
import { listed } from '#contract/messages/grammar.ts'
import type { Edits } from '../../lib/edits/edit.ts'
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
}

/**
 * Below what is being edited: that it waits for the server, or that somebody else was faster. Nothing while all is well,
 * and never above the field, so that the line being written on stays where it is.
 */
export function EditNote({ isUnsaved, isSaving, overtaken, isApart = false }: EditNoteProps) {
  const isWaiting = useStore(isAway) && isUnsaved && !isSaving
  if (!isWaiting && overtaken === undefined) return null
  return (
    <p className={classes.note}>
      {isWaiting ? editsMessages.waiting : <Overtaken what={overtaken ?? ''} isApart={isApart} />}
    </p>
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
