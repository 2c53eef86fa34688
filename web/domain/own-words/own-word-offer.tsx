import { useId, type ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { EditNote } from '../../ui/edits/edit-note.tsx'
import { useShut } from '../../ui/focus/busy.ts'
import { PlusIcon } from '../../ui/marks/icons.tsx'
import { useHasOwnWords } from './own-words.queries.ts'
import { NAME, type useOwnWordForm } from './use-own-word-form.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './own-words.module.css'

interface OwnWordOfferProps {
  form: ReturnType<typeof useOwnWordForm>
  /** What was searched for. */
  term: string
  label: string
  /** Whether a search has found none. */
  isOffered: boolean
  title: string
  help: string
  isTooLong: boolean
  /** The fields of the dialog. */
  children: ReactNode
}

/**
 * Below a search that has found none, while the host lets groups add words. The dialog stays with what is typed in it,
 * also when somebody else adds the word meanwhile, or the host takes the offer away.
 */
export function OwnWordOffer({ form, term, label, isOffered, title, help, isTooLong, children }: OwnWordOfferProps) {
  const isOn = useHasOwnWords()
  const draftId = useId()
  const shut = useShut()
  return (
    <>
      {isOn && !form.isAsked && form.draft && (
        <div className={classes.offer}>
          {!form.draft.isDiscarded && (
            <>
              <p id={draftId}>
                {title}: <bdi>{form.text(NAME)}</bdi>
              </p>
              <Button size="xs" aria-describedby={draftId} {...shut} onClick={form.edit}>
                {commonMessages.edit}
              </Button>
            </>
          )}
          <EditNote isUnsaved={false} isSaving={false} draft={form.draft} describedBy={draftId} />
        </div>
      )}
      {/* a draft that waits is not overwritten by what is searched for */}
      {isOn && isOffered && (form.isAsked || form.draft?.isDiscarded !== false) && (
        <div className={classes.offer}>
          <p>{ownWordsMessages.nothingHere}</p>
          <Button
            size="sm"
            className={classes.offerButton}
            leftSection={<PlusIcon size={16} />}
            {...shut}
            onClick={() => form.ask(term.trim())}
          >
            {label}
          </Button>
        </div>
      )}
      {form.isAsked && (
        <FormDialog
          title={title}
          confirmLabel={ownWordsMessages.add}
          write={form.write}
          isComplete={form.isComplete}
          isTooLong={isTooLong}
          onSend={() => void form.send()}
          onClose={form.giveUp}
        >
          <p className={classes.help}>{help}</p>
          {children}
          <EditNote isUnsaved={false} isSaving={false} draft={form.draft} />
        </FormDialog>
      )}
    </>
  )
}
