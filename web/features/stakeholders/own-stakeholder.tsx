import { useId } from 'react'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import type { MetricWithStakeholders } from '#contract/stakeholders.ts'
import { isTooLong } from '#contract/text-length.ts'
import { OwnWordOffer } from '../../domain/own-words/own-word-offer.tsx'
import { useAddOwnStakeholder } from '../../domain/own-words/own-words.queries.ts'
import { NAME, useOwnWordForm } from '../../domain/own-words/use-own-word-form.ts'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { PickMany } from '../../ui/pick/pick-many.tsx'

const CATEGORY = 'category'
const METRICS = 'metrics'
const labels = {
  [NAME]: ownWordsMessages.name,
  [CATEGORY]: ownWordsMessages.category,
  [METRICS]: ownWordsMessages.metrics,
}

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
  const listId = useId()
  const options = rows.map(({ metric_id, metric_text }) => ({ value: String(metric_id), label: metric_text }))
  const known = new Set(rows.flatMap((row) => row.potential_stakeholders.map((person) => person.stakeholder_category)))
  const form = useOwnWordForm({
    place: `solution/${solutionId}/own-stakeholder`,
    labels,
    write: useAddOwnStakeholder(),
    toSend: ({ text, picked }) => {
      const [stakeholder, stakeholder_category] = [text(NAME).trim(), text(CATEGORY).trim()]
      const metric_ids = picked(METRICS, options).map(Number)
      const isComplete = stakeholder && stakeholder_category && metric_ids.length > 0
      return isComplete ? { solution_id: solutionId, stakeholder, stakeholder_category, metric_ids } : undefined
    },
    onAdded,
  })
  const [name, category] = [form.text(NAME), form.text(CATEGORY)]
  const chosen = form.picked(METRICS, options)
  return (
    <OwnWordOffer
      {...{ form, term, isOffered }}
      label={ownWordsMessages.offerStakeholder(term.trim())}
      title={ownWordsMessages.ownStakeholder}
      help={ownWordsMessages.stakeholderHelp}
      isTooLong={[name, category].some((text) => isTooLong(text.trim(), SOLUTION_NAME_MAX))}
    >
      <LimitedField
        data-autofocus
        data-place={NAME}
        label={labels[NAME]}
        max={SOLUTION_NAME_MAX}
        value={name}
        error={name.trim() === '' && ownWordsMessages.needsName}
        onType={(text) => form.type(NAME, text)}
      />
      <LimitedField
        data-place={CATEGORY}
        label={labels[CATEGORY]}
        description={ownWordsMessages.categoryHint}
        max={SOLUTION_NAME_MAX}
        value={category}
        list={listId}
        autoComplete="off"
        onType={(text) => form.type(CATEGORY, text)}
      />
      <datalist id={listId}>
        {[...known].filter(Boolean).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <PickMany
        label={labels[METRICS]}
        placeholder={ownWordsMessages.needsMetric}
        clearLabel={ownWordsMessages.clearMetrics}
        options={options}
        value={chosen}
        error={chosen.length === 0 ? ownWordsMessages.needsMetric : undefined}
        onChange={(picked) => form.type(METRICS, picked, chosen)}
      />
    </OwnWordOffer>
  )
}
