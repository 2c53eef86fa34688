import { useQuery } from '@tanstack/react-query'
import { OWN_METRIC_MAX } from '#contract/limits.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { isTooLong } from '#contract/text-length.ts'
import { OwnWordOffer } from '../../domain/own-words/own-word-offer.tsx'
import { useAddOwnMetric, useHasOwnWords } from '../../domain/own-words/own-words.queries.ts'
import { NAME, useOwnWordForm } from '../../domain/own-words/use-own-word-form.ts'
import { purposesQuery } from '../../lib/queries/reference-data.queries.ts'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { PickMany } from '../../ui/pick/pick-many.tsx'

const PURPOSES = 'purposes'
const labels = { [NAME]: ownWordsMessages.text, [PURPOSES]: ownWordsMessages.purposes }

interface OwnMetricProps {
  solutionId: number
  /** What was searched for. */
  term: string
  isOffered: boolean
  /** The names of the purposes of the solution: those it serves at first. */
  purposes: readonly string[]
  onAdded: () => void
}

/** Where no metric is found: one of the workshop's own, while the host lets groups add some. */
export function OwnMetric({ solutionId, term, isOffered, purposes, onAdded }: OwnMetricProps) {
  const { data: all = [] } = useQuery({ ...purposesQuery(), enabled: useHasOwnWords() })
  const options = all
    .filter(({ purpose }) => purposes.includes(purpose))
    .map(({ id, purpose }) => ({ value: String(id), label: purpose }))
  const form = useOwnWordForm({
    place: `solution/${solutionId}/own-metric`,
    labels,
    write: useAddOwnMetric(),
    toSend: ({ text, picked }) => {
      const metric_text = text(NAME).trim()
      const purpose_ids = picked(PURPOSES, options).map(Number)
      return metric_text && purpose_ids.length > 0 ? { solution_id: solutionId, metric_text, purpose_ids } : undefined
    },
    onAdded,
  })
  const text = form.text(NAME)
  const chosen = form.picked(PURPOSES, options)
  return (
    <OwnWordOffer
      {...{ form, term, isOffered }}
      label={ownWordsMessages.offerMetric(term.trim())}
      title={ownWordsMessages.ownMetric}
      help={ownWordsMessages.metricHelp}
      isTooLong={isTooLong(text.trim(), OWN_METRIC_MAX)}
    >
      <LimitedField
        data-autofocus
        data-place={NAME}
        label={labels[NAME]}
        max={OWN_METRIC_MAX}
        value={text}
        error={text.trim() === '' && ownWordsMessages.needsText}
        onType={(typed) => form.type(NAME, typed)}
      />
      <PickMany
        label={labels[PURPOSES]}
        placeholder={solutionDetailsMessages.purposesPlaceholder}
        clearLabel={solutionDetailsMessages.clearPurposes}
        options={options}
        value={chosen}
        error={chosen.length === 0 ? ownWordsMessages.needsPurpose : undefined}
        onChange={(picked) => form.type(PURPOSES, picked, chosen)}
      />
    </OwnWordOffer>
  )
}
