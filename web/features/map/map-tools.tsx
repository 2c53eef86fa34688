import { mapMessages } from '#contract/messages/map.ts'
import { SearchField } from '../../ui/field/search-field.tsx'
import classes from './map.module.css'

interface MapToolsProps {
  term: string
  onTerm: (term: string) => void
  isMatrix: boolean
  onMatrix: (isMatrix: boolean) => void
  /** Whether only the chosen thread is shown; undefined while none is chosen. */
  alone: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined
  count: number
  total: number
}

export function MapTools({ term, onTerm, isMatrix, onMatrix, alone, count, total }: MapToolsProps) {
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <SearchField
          label={mapMessages.searchTheMap}
          placeholder={mapMessages.searchByWordsOrId}
          value={term}
          onChange={onTerm}
        />
      </div>
      <div role="group" aria-label={mapMessages.showAs} className={classes.views}>
        {[
          { label: mapMessages.map, isOn: !isMatrix },
          { label: mapMessages.table, isOn: isMatrix },
        ].map(({ label, isOn }) => (
          <button key={label} type="button" aria-pressed={isOn} onClick={() => onMatrix(label === mapMessages.table)}>
            {label}
          </button>
        ))}
      </div>
      {alone && (
        <label className={classes.alone}>
          <input
            type="checkbox"
            checked={alone.isOn}
            onChange={(event) => alone.onChange(event.currentTarget.checked)}
          />
          {mapMessages.onlyTheChosenThread}
        </label>
      )}
      <p className={classes.count} role="status">
        {mapMessages.showingOfItems(count, total)}
      </p>
    </div>
  )
}
