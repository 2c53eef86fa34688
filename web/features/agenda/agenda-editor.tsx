import { NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Agenda } from '#contract/agenda.ts'
import { AGENDA_ITEMS_MAX, BODY_BYTES_MAX } from '#contract/limits.ts'
import { agendaMessages as words } from '#contract/messages/agenda.ts'
import { usualAgendas } from '#contract/usual-agendas.ts'
import { useKeptWork } from '../../lib/edits/use-kept-work.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { say } from '../../ui/feedback/said.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { PlusIcon } from '../../ui/marks/icons.tsx'
import { FileButton } from '../../ui/field/file-button.tsx'
import { saveFile } from '../../ui/page/save-file.ts'
import {
  agendaPlace,
  draftOf,
  freshId,
  isDraft,
  isRight,
  itemsOf,
  replacedWith,
  withChanged,
  withMoved,
  withOneMore,
  withoutItem,
  type AgendaDraft,
  type Said,
} from './agenda-draft.ts'
import { fileOf, readFile } from './agenda-file.ts'
import { AgendaItemFields } from './agenda-item-fields.tsx'
import { lengthOf, lengthText } from './agenda-times.ts'
import { useChangeAgenda } from './agenda.queries.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './agenda.module.css'

const usual = Object.entries(words.usual).map(([value, label]) => ({ value, label }))

interface AgendaEditorProps {
  workshopId: string
  agenda: Agenda
}

/** What is changed here stays in this browser until it is saved as a whole. */
export function AgendaEditor({ workshopId, agenda }: AgendaEditorProps) {
  const { items, version } = agenda
  const work = useKeptWork<AgendaDraft>({
    place: agendaPlace(workshopId),
    label: words.agenda,
    start: useMemo(() => draftOf(items, version), [items, version]),
    fits: isDraft,
    onGone: () => announce('info', words.goneElsewhere),
  })
  const change = useChangeAgenda(workshopId)
  const draft = work.value
  // whoever adds an item goes on in it
  const [added, setAdded] = useState<number>()
  const sent = itemsOf(draft)
  const save = (over: number) =>
    change.mutate(
      { items: sent, version: over },
      {
        // what was typed on meanwhile goes on from what is saved
        onSuccess: (saved) => void work.finish(draft, (later) => ({ ...later, version: saved.version })),
      },
    )
  const isOvertaken = change.error instanceof ApiError && change.error.code === 'AGENDA_CHANGED'
  const [toReplace, setToReplace] = useState<readonly Said[]>()
  const [isStartingOver, setIsStartingOver] = useState(false)
  const replaceNow = (said: readonly Said[]) => work.change((before) => replacedWith(before, said, agenda))
  // what has been changed and not saved would be gone
  const replace = (said: readonly Said[]) => (work.isBegun ? setToReplace(said) : replaceNow(said))
  const bringIn = async (file: File) => {
    const read = file.size > BODY_BYTES_MAX ? undefined : readFile(await file.text())
    if (read) replace(read)
    else announce('warning', words.notAnAgenda)
  }

  return (
    <div className={classes.editor}>
      <div className={classes.line}>
        <NativeSelect
          label={words.beginWith}
          value=""
          data={[{ value: '', label: words.whatIsHere }, ...usual]}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') replace(usualAgendas[value as keyof typeof usualAgendas])
          }}
        />
        <FileButton accept=".json,application/json" onChoose={(file) => void bringIn(file)}>
          {words.bringIn}
        </FileButton>
        <Button disabled={!isRight(draft)} onClick={() => saveFile('agenda.json', fileOf(sent), 'application/json')}>
          {words.saveFile}
        </Button>
        <p className={classes.whole}>{words.whole(lengthText(lengthOf(sent)))}</p>
      </div>
      <ol className={classes.draft}>
        {draft.items.map((item, index) => (
          <AgendaItemFields
            key={item.id}
            item={item}
            number={index + 1}
            isLast={index === draft.items.length - 1}
            isOnly={draft.items.length === 1}
            isUnderWay={item.id === agenda.at}
            isNew={item.id === added}
            onChange={(part) => work.change((before) => withChanged(before, item.id, part))}
            onMove={(by) => work.change((before) => withMoved(before, item.id, by))}
            onRemove={() => {
              work.change((before) => withoutItem(before, item.id))
              say(words.removed(item.title))
            }}
          />
        ))}
      </ol>
      <div className={classes.line}>
        <Button
          leftSection={<PlusIcon size={18} />}
          disabled={draft.items.length >= AGENDA_ITEMS_MAX}
          onClick={() => {
            setAdded(freshId(draft.items))
            work.change(withOneMore)
          }}
        >
          {words.add}
        </Button>
      </div>
      {isOvertaken && (
        <Banner
          type="warning"
          action={
            <span className={classes.buttons}>
              <Button
                onClick={() => {
                  change.reset()
                  work.giveUp()
                }}
              >
                {words.showTheirs}
              </Button>
              <Button {...busy(change.isPending)} onClick={() => save(version)}>
                {words.keepMine}
              </Button>
            </span>
          }
        >
          {words.changedMeanwhile}
        </Banner>
      )}
      <ConfirmDialog
        opened={toReplace !== undefined}
        title={words.replaceTitle}
        confirmLabel={words.replace}
        onConfirm={() => {
          if (toReplace) replaceNow(toReplace)
          setToReplace(undefined)
        }}
        onCancel={() => setToReplace(undefined)}
      >
        {words.replaceWarning}
      </ConfirmDialog>
      <ConfirmDialog
        opened={isStartingOver}
        title={words.startOverTitle}
        confirmLabel={words.discard}
        onConfirm={() => {
          setIsStartingOver(false)
          work.giveUp()
        }}
        onCancel={() => setIsStartingOver(false)}
      >
        {words.startOverWarning}
      </ConfirmDialog>
      <div className={classes.save}>
        <Button disabled={!work.isBegun} onClick={() => setIsStartingOver(true)}>
          {words.startOver}
        </Button>
        <Button
          variant="filled"
          disabled={!work.isBegun || !isRight(draft)}
          {...busy(change.isPending)}
          onClick={() => save(draft.version)}
        >
          {words.save}
        </Button>
      </div>
    </div>
  )
}
