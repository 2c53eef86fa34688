import { useId } from 'react'
import type { Fhn, Measure } from '#contract/reference-data.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { useMayWrite } from '../../lib/session/may-write.ts'
import { useShutChoice } from '../../ui/focus/busy.ts'
import { ChevronDownIcon } from '../../ui/marks/icons.tsx'
import { measureName, measureVariables } from '../../domain/needs/measure.tsx'
import classes from './rating-tile.module.css'

interface RatingTileProps {
  fhn: Fhn
  measures: readonly Measure[]
  value: number
  /** Otherwise nobody has said anything yet, which counts as None and looks different. */
  isRated: boolean
  onChange: (measure: number) => void
}

/**
 * A native select that looks like a tile: it lies unseen over a drawing of its value, so that keyboard, phone and screen
 * reader work as people know them.
 */
export function RatingTile({ fhn, measures, value, isRated, onChange }: RatingTileProps) {
  const descriptionId = useId()
  const mayWrite = useMayWrite()
  const isNone = value === MEASURE_NONE
  const noEffect = measures.find(({ id }) => id === MEASURE_NONE)?.description
  const shown = isRated ? measureName(measures, value) : h9AnalysisMessages.notRatedYet
  const meaning = isRated ? measures.find(({ id }) => id === value)?.description : shown
  return (
    <div className={classes.place}>
      <div
        className={classes.tile}
        data-none={isNone || undefined}
        data-unrated={!isRated || undefined}
        data-shut={!mayWrite || undefined}
        style={measureVariables(value)}
      >
        <span aria-hidden="true" className={classes.face}>
          <span className={classes.number}>{isRated && (isNone ? '–' : value)}</span>
          <span className={classes.name}>{shown}</span>
          <ChevronDownIcon size={14} className={classes.chevron} />
        </span>
        <select
          className={classes.select}
          aria-label={fhn.p_fhn}
          data-place={fhn.id}
          {...useShutChoice(descriptionId)}
          value={value}
          onChange={(event) => {
            if (mayWrite) onChange(Number(event.currentTarget.value))
          }}
          onKeyDown={(event) => {
            const { key, target } = event
            // every key but Tab would choose something, or open the list
            if (!mayWrite && key !== 'Tab') event.preventDefault()
            // a list of ours is closed by Tab without a word; the system's own keeps what one has gone to by then
            if (mayWrite && key === 'Tab' && target instanceof HTMLOptionElement) onChange(Number(target.value))
          }}
        >
          <option value={MEASURE_NONE} title={noEffect} data-meaning={noEffect}>
            {measureName(measures, MEASURE_NONE)}
          </option>
          {measures
            .filter((measure) => measure.id !== MEASURE_NONE)
            .map((measure) => (
              <option
                key={measure.id}
                value={measure.id}
                title={measure.description}
                data-meaning={measure.description}
              >
                {measure.measure}
              </option>
            ))}
        </select>
      </div>
      <span id={descriptionId} hidden>
        {[meaning && `${meaning.replace(/\.$/, '')}.`, fhn.description].filter(Boolean).join(' ')}
      </span>
    </div>
  )
}
