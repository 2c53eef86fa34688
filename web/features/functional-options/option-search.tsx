import { commonMessages } from '#contract/messages/common.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { SearchField } from '../../ui/field/search-field.tsx'
import { rowMatchesTerm } from '../../lib/text/matches-term.ts'
import classes from './functional-options.module.css'

interface OptionSearchProps {
  term: string
  /** Undefined until they are there. */
  rows: readonly UserStoryRow[] | undefined
  onSearch: (term: string) => void
}

/** There before the rows, so that nothing moves when they come. */
export function OptionSearch({ term, rows, onSearch }: OptionSearchProps) {
  const found = rows?.filter((row) => rowMatchesTerm(term, row))
  return (
    <div className={classes.search}>
      <SearchField
        label={commonMessages.search}
        placeholder={functionalOptionsMessages.searchPlaceholder}
        value={term}
        onChange={onSearch}
      />
      <p role="status" className={classes.count}>
        {rows && found && functionalOptionsMessages.showingOfMetrics(found.length, rows.length)}
      </p>
    </div>
  )
}
