import type { CSSProperties } from 'react'
import type { Measure } from '#contract/reference-data.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { MEASURE_COLOURS } from '#contract/measure-colours.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { needsMessages } from '#contract/messages/reference-data.ts'
import { workshopLanguage } from '../../lib/session/stored-session.ts'
import { partOf, type Length } from './length.ts'
import classes from './measure.module.css'

const DARK_INK = '#221A26'
const NO_COLOUR = '#E0E0E0'

/** The binding colour of a measure, and the ink that is read on it. */
export function measureColours(id: number) {
  return { ground: MEASURE_COLOURS[id] ?? NO_COLOUR, ink: id === 4 ? '#FFFFFF' : DARK_INK }
}

/** The same as `--measure` and `--measure-ink`, for style sheets. */
export function measureVariables(id: number): CSSProperties {
  const { ground, ink } = measureColours(id)
  return { '--measure': ground, '--measure-ink': ink } as CSSProperties
}

/** Where all is English, None is called so whatever a catalogue says; elsewhere it has the catalogue's name, as the others do. */
export function measureName(measures: readonly Measure[], id: number): string {
  const isEnglish = [document.documentElement.lang, workshopLanguage()].every((language) =>
    /^(en)?$/.test(language ?? ''),
  )
  if (id === MEASURE_NONE && isEnglish) return commonMessages.none
  const known = measures.find((measure) => measure.id === id)?.measure
  return known ?? (id === MEASURE_NONE ? commonMessages.none : needsMessages.measure(id))
}

/** The number of a measure on its colour. Its name stands beside it, so it is hidden from screen readers. */
export function MeasureSeal({ id, size = 32 }: { id: number; size?: Length }) {
  return (
    <span
      aria-hidden="true"
      className={classes.seal}
      style={{ ...measureVariables(id), width: size, height: size, fontSize: partOf(size, 0.56) }}
    >
      {id}
    </span>
  )
}
