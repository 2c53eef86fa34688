import { memo, useMemo } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import type { StoredFilters } from './stored-filters.ts'
import { ClearableSelect } from '../../ui/field/clearable-select.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { distinctSorted } from './filter-solutions.ts'
import type { NumberedSolution } from './solutions.queries.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './solution-filters.module.css'

interface SolutionFiltersProps {
  solutions: readonly NumberedSolution[]
  filters: StoredFilters
  /** Undefined until they are there. */
  shownCount: number | undefined
  onChange: (part: Partial<StoredFilters>) => void
  onClear: () => void
}

export function SolutionFilters({ solutions, filters, shownCount, onChange, onClear }: SolutionFiltersProps) {
  const isFiltered = Object.values(filters).some((value) => value !== '')
  return (
    <div role="search" aria-label={solutionsMessages.solutions} className={classes.bar}>
      <SearchField
        label={solutionsMessages.searchLabel}
        placeholder={solutionsMessages.searchPlaceholder}
        value={filters.text}
        onChange={(text) => onChange({ text })}
      />
      <div className={classes.fhn}>
        <FhnFilter solutions={solutions} value={filters.fhn} onChange={onChange} />
      </div>
      <div className={classes.user}>
        <UserFilter solutions={solutions} value={filters.user} onChange={onChange} />
      </div>
      <Button variant="subtle" disabled={!isFiltered} className={classes.clear} onClick={onClear}>
        {solutionsMessages.clearAll}
      </Button>
      <p role="status" className={classes.count}>
        {shownCount !== undefined && solutionsMessages.showingOf(shownCount, solutions.length)}
      </p>
    </div>
  )
}

interface SelectFilterProps {
  solutions: readonly NumberedSolution[]
  value: string
  onChange: (part: Partial<StoredFilters>) => void
}

// the two lists can hold thousands of names, and must not be drawn again for every letter typed in the search
const FhnFilter = memo(function FhnFilter({ solutions, value, onChange }: SelectFilterProps) {
  const names = useMemo(() => solutions.map((solution) => solution.p_fhn), [solutions])
  return (
    <ClearableSelect
      label={commonMessages.fhn}
      placeholder={solutionsMessages.allFhns}
      clearLabel={solutionsMessages.clearFhn}
      options={useMemo(() => distinctSorted(names, value), [names, value])}
      value={value}
      onChange={(fhn) => onChange({ fhn })}
    />
  )
})

const UserFilter = memo(function UserFilter({ solutions, value, onChange }: SelectFilterProps) {
  const emails = useMemo(() => solutions.map((solution) => solution.user_email), [solutions])
  return (
    <ClearableSelect
      label={solutionsMessages.user}
      placeholder={solutionsMessages.allUsers}
      clearLabel={solutionsMessages.clearUser}
      options={useMemo(() => distinctSorted(emails, value), [emails, value])}
      value={value}
      onChange={(user) => onChange({ user })}
    />
  )
})
