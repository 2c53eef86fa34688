import type { ratedAloneMessages as english } from '../../messages/rated-alone.ts'
import type { Words } from '../words.ts'
import { percent as inPercent } from './grammar.ts'

/** What people rated alone, as the report tells it. */
export const ratedAloneMessages: Words<typeof english> = {
  title: 'Allein bewertet: wie viele was gewählt haben',
  round: 'Runde',
  people: 'Personen',
  commonest: 'Häufigste Antwort',
  changed: 'Geändert',
  roundOf: (direction: string, round: number) => `${direction} ${round}`,
  chosen: (cells: readonly (readonly [people: number, measure: string])[]) =>
    cells.map(([people, measure]) => `${people} ${measure}`).join(', '),
  percent: inPercent,
  ofShare: (percent: number, share: number, isReached: boolean) =>
    isReached
      ? `${inPercent(percent)}, ${inPercent(share)} erreicht`
      : `${inPercent(percent)} von nötigen ${inPercent(share)}`,
  moved: (people: number, of: number) => `${people} von ${of}`,
}
