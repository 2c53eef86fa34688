import { commonMessages } from '#contract/messages/common.ts'
import { SearchField } from './search-field.tsx'
import classes from './counted-search.module.css'

interface CountedSearchProps {
  placeholder?: string
  term: string
  onSearch: (term: string) => void
  /** How many of how many are shown, which is read out too; undefined until they are there. */
  count: string | undefined
}

/** Above a table, and there before its rows, so that nothing moves when they come. */
export function CountedSearch({ placeholder = commonMessages.search, term, onSearch, count }: CountedSearchProps) {
  return (
    <div className={classes.search}>
      <SearchField label={commonMessages.search} placeholder={placeholder} value={term} onChange={onSearch} />
      <p role="status" className={classes.count}>
        {count}
      </p>
    </div>
  )
}
