import type { limitsMessages as english } from '../../messages/limits.ts'
import type { Words } from '../words.ts'
import { counted, plural } from './grammar.ts'

/** What a text field says near its end, and beyond. */
export const limitsMessages: Words<typeof english> = {
  left: (count: number) => `${counted(count, 'caractère')} ${plural(count, 'restant')}`,
  /** Of a field that takes no more. */
  full: (max: number) => `Longueur maximale atteinte : ${counted(max, 'caractère')}.`,
  tooLong: 'Trop long pour être enregistré.',
  over: (count: number) => `${counted(count, 'caractère')} en trop.`,
  selectExcess: 'Sélectionner ce qui est en trop',
  nothingSaved: 'Rien n’a été enregistré, car l’un des textes est trop long.',
}
