import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OWN_METRIC_MAX } from '#contract/limits.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { isTooLong } from '#contract/text-length.ts'
import { OwnWordDialog } from '../../domain/own-words/own-word-dialog.tsx'
import { OwnWordOffer } from '../../domain/own-words/own-word-offer.tsx'
import { useAddOwnMetric } from '../../domain/own-words/own-words.queries.ts'
import { purposesQuery } from '../../lib/queries/reference-data.queries.ts'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { PickMany } from '../../ui/pick/pick-many.tsx'

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
  return (
    <OwnWordOffer
      label={ownWordsMessages.offerMetric(term.trim())}
      {...{ isOffered, onAdded }}
      renderDialog={(ends) => <OwnMetricDialog {...{ solutionId, purposes, ...ends }} start={term.trim()} />}
    />
  )
}

interface DialogProps extends Pick<OwnMetricProps, 'solutionId' | 'purposes' | 'onAdded'> {
  start: string
  onClose: () => void
}

function OwnMetricDialog({ solutionId, start, purposes, onAdded, onClose }: DialogProps) {
  const { data: all = [] } = useQuery(purposesQuery())
  const write = useAddOwnMetric()
  const [text, setText] = useState(start)
  const [picked, setPicked] = useState<string[]>()
  const options = all
    .filter(({ purpose }) => purposes.includes(purpose))
    .map(({ id, purpose }) => ({ value: String(id), label: purpose }))
  const chosen = picked ?? options.map(({ value }) => value)
  const isComplete = text.trim() !== '' && chosen.length > 0
  return (
    <OwnWordDialog
      title={ownWordsMessages.ownMetric}
      help={ownWordsMessages.metricHelp}
      write={write}
      sent={
        isComplete ? { solution_id: solutionId, metric_text: text.trim(), purpose_ids: chosen.map(Number) } : undefined
      }
      isTooLong={isTooLong(text.trim(), OWN_METRIC_MAX)}
      onAdded={onAdded}
      onClose={onClose}
    >
      <LimitedField
        data-autofocus
        label={ownWordsMessages.text}
        max={OWN_METRIC_MAX}
        value={text}
        error={text.trim() === '' && ownWordsMessages.needsText}
        onType={setText}
      />
      <PickMany
        label={ownWordsMessages.purposes}
        placeholder={solutionsMessages.purposesPlaceholder}
        clearLabel={solutionsMessages.clearPurposes}
        options={options}
        value={chosen}
        error={chosen.length === 0 ? ownWordsMessages.needsPurpose : undefined}
        onChange={setPicked}
      />
    </OwnWordDialog>
  )
}
