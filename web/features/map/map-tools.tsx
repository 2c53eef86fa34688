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
        <SearchField label="Search the map" placeholder="Search by words or id..." value={term} onChange={onTerm} />
      </div>
      <div role="group" aria-label="Show as" className={classes.views}>
        {[
          { label: 'Map', isOn: !isMatrix },
          { label: 'Table', isOn: isMatrix },
        ].map(({ label, isOn }) => (
          <button key={label} type="button" aria-pressed={isOn} onClick={() => onMatrix(label === 'Table')}>
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
          Only the chosen thread
        </label>
      )}
      <p className={classes.count} role="status">
        Showing {count} of {total} items
      </p>
    </div>
  )
}
