import { useId, useState } from 'react'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import type { MetricWithStakeholders } from '#contract/stakeholders.ts'
import { isTooLong } from '#contract/text-length.ts'
import { OwnWordDialog } from '../../domain/own-words/own-word-dialog.tsx'
import { OwnWordOffer } from '../../domain/own-words/own-word-offer.tsx'
import { useAddOwnStakeholder } from '../../domain/own-words/own-words.queries.ts'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { PickMany } from '../../ui/pick/pick-many.tsx'

interface OwnStakeholderProps {
  solutionId: number
  /** What was searched for. */
  term: string
  isOffered: boolean
  rows: readonly MetricWithStakeholders[]
  onAdded: () => void
}

/** Where nobody is found: somebody of the workshop's own, while the host lets groups add some. */
export function OwnStakeholder({ solutionId, term, isOffered, rows, onAdded }: OwnStakeholderProps) {
  return (
    <OwnWordOffer
      label={ownWordsMessages.offerStakeholder(term.trim())}
      {...{ isOffered, onAdded }}
      renderDialog={(ends) => <OwnStakeholderDialog {...{ solutionId, rows, ...ends }} start={term.trim()} />}
    />
  )
}

interface DialogProps extends Pick<OwnStakeholderProps, 'solutionId' | 'rows' | 'onAdded'> {
  start: string
  onClose: () => void
}

function OwnStakeholderDialog({ solutionId, start, rows, onAdded, onClose }: DialogProps) {
  const write = useAddOwnStakeholder()
  const listId = useId()
  const [name, setName] = useState(start)
  const [category, setCategory] = useState('')
  const options = rows.map(({ metric_id, metric_text }) => ({ value: String(metric_id), label: metric_text }))
  const [chosen, setChosen] = useState(options.map(({ value }) => value))
  const known = new Set(rows.flatMap((row) => row.potential_stakeholders.map((person) => person.stakeholder_category)))
  const [stakeholder, stakeholder_category] = [name.trim(), category.trim()]
  const isComplete = stakeholder !== '' && stakeholder_category !== '' && chosen.length > 0
  return (
    <OwnWordDialog
      title={ownWordsMessages.ownStakeholder}
      help={ownWordsMessages.stakeholderHelp}
      write={write}
      sent={
        isComplete
          ? { solution_id: solutionId, stakeholder, stakeholder_category, metric_ids: chosen.map(Number) }
          : undefined
      }
      isTooLong={[stakeholder, stakeholder_category].some((text) => isTooLong(text, SOLUTION_NAME_MAX))}
      onAdded={onAdded}
      onClose={onClose}
    >
      <LimitedField
        data-autofocus
        label={ownWordsMessages.name}
        max={SOLUTION_NAME_MAX}
        value={name}
        error={stakeholder === '' && ownWordsMessages.needsName}
        onType={setName}
      />
      <LimitedField
        label={ownWordsMessages.category}
        description={ownWordsMessages.categoryHint}
        max={SOLUTION_NAME_MAX}
        value={category}
        list={listId}
        autoComplete="off"
        onType={setCategory}
      />
      <datalist id={listId}>
        {[...known].filter(Boolean).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <PickMany
        label={ownWordsMessages.metrics}
        placeholder={ownWordsMessages.needsMetric}
        clearLabel={ownWordsMessages.clearMetrics}
        options={options}
        value={chosen}
        error={chosen.length === 0 ? ownWordsMessages.needsMetric : undefined}
        onChange={setChosen}
      />
    </OwnWordDialog>
  )
}
