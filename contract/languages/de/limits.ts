import type { limitsMessages as english } from '../../messages/limits.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** One or many, they are called the same. */
const characters = (count: number) => counted(count, 'Zeichen', 'Zeichen')

/** What a text field says near its end, and beyond. */
export const limitsMessages: Words<typeof english> = {
  left: (count: number) => `noch ${characters(count)} frei`,
  /** Of a field that takes no more. */
  full: (max: number) => `Länger geht es nicht: ${characters(max)}.`,
  tooLong: 'Zu lang zum Speichern.',
  over: (count: number) => `${characters(count)} zu viel.`,
  selectExcess: 'Überzähliges markieren',
  nothingSaved: 'Nichts wurde gespeichert, weil einer der Texte zu lang ist.',
}
