import { useMemo } from 'react'
import { PERSON_NAME_MAX } from '#contract/limits.ts'
import { namesMessages } from '#contract/messages/people.ts'
import { isTooLong } from '#contract/text-length.ts'
import { isText } from '../../lib/edits/stored-edits.ts'
import { useEdits } from '../../lib/edits/use-edits.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'
import { EditNote } from '../../ui/edits/edit-note.tsx'
import { OlderDrafts } from '../../ui/edits/older-drafts.tsx'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { focusTooLong } from '../../ui/field/use-text-limit.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { useGiveOwnName } from './own-name.queries.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './own-name.module.css'

const NAME = 'name'
const label = namesMessages.yourName

/**
 * In the Workshop panel: what one is called here. Left empty, the name is taken out again. What is typed stays when the
 * name changes elsewhere meanwhile: the host may take it out.
 */
export function OwnName({ name }: { name: string }) {
  const give = useGiveOwnName()
  const stored = useMemo(() => new Map([[NAME, name]]), [name])
  const editor = useEdits<string>({
    place: 'own-name',
    fits: isText,
    stored,
    isStored: (_name, typed) => typed.trim() === name,
    sending: {
      transmit: async (batch, givenUp) => {
        await give.run(batch.get(NAME)?.value.trim() || null, givenUp)
      },
      conflictsIn: () => new Map(),
      toStored: (typed) => typed.trim(),
    },
  })
  if (hasEntered()) return null
  const text = editor.edits.get(NAME)?.value ?? name
  const next = text.trim()
  return (
    <div className={classes.own}>
      <OlderDrafts editor={editor} />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isTooLong(next, PERSON_NAME_MAX)) focusTooLong()
          else if (next !== name) void editor.save()
        }}
      >
        <LimitedField
          className={classes.field}
          label={label}
          data-place={NAME}
          description={namesMessages.meaning}
          autoComplete="nickname"
          max={PERSON_NAME_MAX}
          value={text}
          onType={(typed) => editor.type(NAME, typed, { startedFrom: name, label })}
        />
        <Button type="submit" disabled={next === name} {...busy(give.isPending)}>
          {namesMessages.save}
        </Button>
      </form>
      <EditNote isUnsaved={false} isSaving={give.isPending} draft={editor.draftOf()} />
    </div>
  )
}
