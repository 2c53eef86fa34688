import type { limitsMessages as english } from '../../messages/limits.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

const characters = (count: number) => counted(count, 'carácter', 'caracteres')

/** What a text field says near its end, and beyond. */
export const limitsMessages: Words<typeof english> = {
  left: (count: number) => `${count === 1 ? 'Queda' : 'Quedan'} ${characters(count)}`,
  /** Of a field that takes no more. */
  full: (max: number) => `No cabe más: el máximo es de ${characters(max)}.`,
  tooLong: 'Es demasiado largo para guardarlo.',
  over: (count: number) => `${count === 1 ? 'Sobra' : 'Sobran'} ${characters(count)}.`,
  selectExcess: 'Seleccionar lo que sobra',
  nothingSaved: 'No se guardó nada, porque uno de los textos es demasiado largo.',
}
