import { useEffect, useId, useState } from 'react'
import type { FileChange } from '#contract/changes.ts'
import { changesMessages, importsMessages } from '#contract/messages/imports.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { REACH_PATIENCE_MS } from '#contract/limits.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { deedFailure, withoutAnswer } from '../../lib/http/deed-failure.ts'
import { newIdempotencyKey } from '../../lib/http/idempotency-key.ts'
import { askServer, isAway } from '../../lib/http/watch-server.ts'
import { useStore } from '../../lib/store.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useGiveUpOnLeaving } from '../../ui/dialog/use-give-up-on-leaving.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { busy, useShut } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import { ChangeItem } from './change-item.tsx'
import { ChangesSummary } from './changes-summary.tsx'
import { useApplyChanges, useLookAtFile } from './changes.queries.ts'
import { WhyNotNow } from './why-not-now.tsx'
import files from './exports.module.css'
import fileField from '../../ui/field/file-field.module.css'
import classes from './changes.module.css'

const WIDTH = 820

/** With what stands here: a choice was made between two texts, and another one is another question. */
const questionOf = ({ field, id, before }: FileChange) => `${field} ${id} ${before}`
const keyOf = ({ field, id }: FileChange) => `${field} ${id}`

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'TEXTS_CHANGED'

interface ChangesDialogProps {
  workshopId: string
  onClose: () => void
  /** Where the focus goes when it closes, in place of what opened it. */
  returnsFocus?: boolean
}

/** An exported file that was edited elsewhere. Every change is shown; what both sides have changed is decided one by one. */
export function ChangesDialog({ workshopId, onClose, returnsFocus = true }: ChangesDialogProps) {
  const fieldId = useId()
  const [file, setFile] = useState<File>()
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const look = useLookAtFile(workshopId)
  const applying = useApplyChanges(workshopId, onClose)
  useGiveUpOnLeaving(applying.giveUp)
  const shut = useShut()
  const isWaiting = look.isPending || applying.isPending
  const isKeptWaiting = useIsKeptWaiting(isWaiting)
  // while it is looked at anew, the former look is not offered
  const preview = look.isPending ? undefined : look.data
  // what waits for somebody comes first
  const changes = (preview?.changes ?? []).toSorted((a, b) => Number(b.conflict) - Number(a.conflict))
  const isDecided = changes.every((change) => !change.conflict || choices.has(questionOf(change)))
  const taken = changes.filter((change) => !change.conflict || choices.get(questionOf(change)))
  const failure = applying.error
    ? deedFailure(deedsMessages.textsChanged)(applying.error)
    : look.error && withoutAnswer(changesMessages.notLookedAt)(look.error)

  const lookAt = (one: File) => look.mutate({ file: one, key: newIdempotencyKey() })
  const giveUp = () => {
    look.giveUp()
    applying.giveUp()
  }
  const cancel = () => {
    giveUp()
    onClose()
  }
  const choose = (one: File | undefined) => {
    giveUp()
    applying.reset()
    look.reset()
    setChoices(new Map())
    setFile(one)
    if (one) lookAt(one)
  }
  const chooseAll = (isTaken: boolean) =>
    setChoices(new Map(changes.filter(({ conflict }) => conflict).map((change) => [questionOf(change), isTaken])))
  /** What somebody has changed since the look is shown anew, and nothing is stored before that was seen. */
  const apply = () =>
    applying.mutate(taken, { onError: (error) => (isStale(error) && file ? lookAt(file) : undefined) })

  return (
    <Dialog
      opened
      title={changesMessages.open}
      size={WIDTH}
      returnsFocus={returnsFocus}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{commonMessages.cancel}</Button>
          <Button
            variant="filled"
            disabled={!isDecided || taken.length === 0}
            {...shut}
            {...busy(applying.isPending)}
            onClick={apply}
          >
            {changesMessages.apply}
          </Button>
        </>
      }
    >
      <div className={files.import}>
        <p>{changesMessages.hint}</p>
        <label className={fileField.label} htmlFor={fieldId}>
          {changesMessages.file}
          <input
            id={fieldId}
            type="file"
            data-autofocus
            accept=".xlsx,.csv,.json,.txt"
            onClick={(event) => {
              // cleared, so that a corrected file of the same name can be chosen again
              event.currentTarget.value = ''
              choose(undefined)
            }}
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
        </label>
        {look.isPending && <p role="status">{importsMessages.checking}</p>}
        <WhyNotNow />
        {isKeptWaiting && <Banner type="warning">{changesMessages.away}</Banner>}
        {failure && (
          <Banner
            type="error"
            action={
              look.error &&
              file && (
                <Button size="xs" onClick={() => lookAt(file)}>
                  {commonMessages.tryAgain}
                </Button>
              )
            }
          >
            {failure}
          </Banner>
        )}
        {preview && <ChangesSummary preview={preview} onChooseAll={chooseAll} />}
        {changes.length > 0 && (
          <ul className={classes.changes}>
            {changes.map((change) => (
              <ChangeItem
                key={keyOf(change)}
                change={change}
                isTaken={choices.get(questionOf(change))}
                onChoose={(isTaken) => setChoices((before) => new Map(before).set(questionOf(change), isTaken))}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

/** Whether the server is away while something waits for it. One that is silent is asked, because nothing else may ask it. */
function useIsKeptWaiting(isWaiting: boolean) {
  const isServerAway = useStore(isAway)
  useEffect(() => {
    if (!isWaiting) return
    const doubt = setTimeout(() => void askServer(), REACH_PATIENCE_MS)
    return () => clearTimeout(doubt)
  }, [isWaiting])
  return isWaiting && isServerAway
}
