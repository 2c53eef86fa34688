import { NativeSelect, TextInput } from '@mantine/core'
import { AGENDA_TITLE_MAX, ROOM_MESSAGE_MAX, TIMER_MINUTES_MAX } from '#contract/limits.ts'
import { agendaMessages as words } from '#contract/messages/agenda.ts'
import { scenesMessages } from '#contract/messages/room-screen.ts'
import type { SceneKind } from '#contract/scene.ts'
import { steps } from '../../domain/steps/steps.ts'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/marks/icons.tsx'
import { TrashIcon } from '../../ui/marks/later-icons.tsx'
import { isRightTime, type DraftItem } from './agenda-draft.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './agenda.module.css'

interface AgendaItemFieldsProps {
  item: DraftItem
  /** Its place in the agenda, from 1. */
  number: number
  isLast: boolean
  isOnly: boolean
  /** The workshop is at this item. */
  isUnderWay: boolean
  /** It was just added. */
  isNew: boolean
  onChange: (change: Partial<DraftItem>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function AgendaItemFields({ item, number, ...state }: AgendaItemFieldsProps) {
  const { isLast, isOnly, isUnderWay, isNew, onChange, onMove, onRemove } = state
  const name = item.title.trim() || words.nthItem(number)
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        <LimitedField
          label={words.title}
          className={classes.title}
          max={AGENDA_TITLE_MAX}
          value={item.title}
          error={item.title.trim() === '' && words.titleMissing}
          autoFocus={isNew}
          data-place={`item-${item.id}`}
          onType={(title) => onChange({ title })}
        />
        <NativeSelect
          label={words.step}
          value={item.step ?? ''}
          data={[{ value: '', label: words.noStep }, ...steps.map((step, index) => stepOption(index + 1, step))]}
          onChange={({ currentTarget: { value } }) => onChange({ step: value === '' ? null : Number(value) })}
        />
        <TextInput
          label={words.time}
          className={classes.time}
          inputMode="numeric"
          value={item.minutes}
          error={!isRightTime(item.minutes) && words.minutesWrong(TIMER_MINUTES_MAX)}
          onChange={({ currentTarget: { value } }) => onChange({ minutes: value.trim() })}
        />
        <div className={classes.moves}>
          <Button size="compact-md" aria-label={words.moveUp(name)} disabled={number === 1} onClick={() => onMove(-1)}>
            <ArrowUpIcon size={18} />
          </Button>
          <Button size="compact-md" aria-label={words.moveDown(name)} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDownIcon size={18} />
          </Button>
          <Button
            size="compact-md"
            aria-label={words.removeItem(name)}
            title={isUnderWay ? words.itemUnderWay : undefined}
            disabled={isOnly || isUnderWay}
            onClick={onRemove}
          >
            <TrashIcon size={18} />
          </Button>
        </div>
      </div>
      <div className={classes.line}>
        <LimitedField
          label={words.message}
          className={classes.message}
          max={ROOM_MESSAGE_MAX}
          value={item.message}
          onType={(message) => onChange({ message })}
        />
        <NativeSelect
          label={words.scene}
          value={item.scene ?? ''}
          data={[{ value: '', label: scenesMessages.automatic }, ...scenes]}
          onChange={({ currentTarget: { value } }) => onChange({ scene: value === '' ? null : (value as SceneKind) })}
        />
      </div>
      <div className={classes.line}>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={item.frozen}
            onChange={({ currentTarget: { checked } }) => onChange({ frozen: checked })}
          />
          {words.frozen}
        </label>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={item.silent_rating}
            onChange={({ currentTarget: { checked } }) => onChange({ silent_rating: checked })}
          />
          {words.silentRating}
        </label>
        {isUnderWay && <span className={classes.underWay}>{words.underWay}</span>}
      </div>
    </li>
  )
}

const stepOption = (step: number, name: string) => ({ value: String(step), label: `${step} ${name}` })
const scenes = Object.entries(scenesMessages.kinds).map(([value, label]) => ({ value, label }))
