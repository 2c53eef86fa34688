import type { Activity, DeedStep } from '#contract/activity.ts'
import { ClearableSelect } from '../../ui/field/clearable-select.tsx'
import type { HistoryFilter } from './history.queries.ts'
import classes from './history.module.css'

const steps: { value: DeedStep; label: string }[] = [
  { value: 'solution', label: 'Solution' },
  { value: 'metrics', label: 'Metrics' },
  { value: 'stakeholders', label: 'Stakeholders' },
  { value: 'user-stories', label: 'User stories' },
  { value: 'functional-options', label: 'Options' },
  { value: 'h9-analysis', label: 'H9 analysis' },
  { value: 'system-requirements', label: 'Requirements' },
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
        label="Step"
        placeholder="All steps"
        clearLabel="Clear step"
        options={steps}
        value={filter.step ?? ''}
        onChange={(step) => onChange({ ...filter, step: (step || undefined) as DeedStep | undefined })}
      />
      <ClearableSelect
        label="Person"
        placeholder="Everybody"
        clearLabel="Clear person"
        options={people.map(({ id, email }) => ({ value: String(id), label: email }))}
        value={filter.person === undefined ? '' : String(filter.person)}
        onChange={(person) => onChange({ ...filter, person: person ? Number(person) : undefined })}
      />
    </div>
  )
}
