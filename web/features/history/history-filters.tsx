import type { Activity, DeedStep } from '#contract/activity.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { ClearableSelect } from '../../ui/field/clearable-select.tsx'
import type { HistoryFilter } from './history.queries.ts'
import classes from './history.module.css'

const steps: { value: DeedStep; label: string }[] = [
  { value: 'solution', label: historyMessages.solution },
  { value: 'metrics', label: historyMessages.metrics },
  { value: 'stakeholders', label: historyMessages.stakeholders },
  { value: 'user-stories', label: historyMessages.userStories },
  { value: 'functional-options', label: historyMessages.options },
  { value: 'h9-analysis', label: historyMessages.h9Analysis },
  { value: 'system-requirements', label: historyMessages.requirements },
]

interface HistoryFiltersProps {
  filter: HistoryFilter
  people: Activity['people']
  onChange: (filter: HistoryFilter) => void
}

export function HistoryFilters({ filter, people, onChange }: HistoryFiltersProps) {
  return (
    <div className={classes.filters}>
      <ClearableSelect
        label={historyMessages.step}
        placeholder={historyMessages.allSteps}
        clearLabel={historyMessages.clearStep}
        options={steps}
        value={filter.step ?? ''}
        onChange={(step) => onChange({ ...filter, step: (step || undefined) as DeedStep | undefined })}
      />
      <ClearableSelect
        label={historyMessages.person}
        placeholder={historyMessages.everybody}
        clearLabel={historyMessages.clearPerson}
        options={people.map(({ id, email }) => ({ value: String(id), label: email }))}
        value={filter.person === undefined ? '' : String(filter.person)}
        onChange={(person) => onChange({ ...filter, person: person ? Number(person) : undefined })}
      />
    </div>
  )
}
