import type { ratedAloneMessages as english } from '../../messages/rated-alone.ts'
import type { Words } from '../words.ts'
import { percent } from './grammar.ts'

/** What people rated alone, as the report tells it. */
export const ratedAloneMessages: Words<typeof english> = {
  title: 'Valorado por cuenta propia: cuántas personas eligieron qué',
  round: 'Ronda',
  people: 'Personas',
  commonest: 'Respuesta más frecuente',
  changed: 'Cambiaron',
  roundOf: (direction: string, round: number) => `${direction} ${round}`,
  chosen: (cells: readonly (readonly [people: number, measure: string])[]) =>
    cells.map(([people, measure]) => `${people} ${measure}`).join(', '),
  percent,
  ofShare: (reached: number, share: number, isReached: boolean) =>
    isReached
      ? `${percent(reached)}, alcanza el ${percent(share)}`
      : `${percent(reached)}, del ${percent(share)} necesario`,
  moved: (people: number, of: number) => `${people} de ${of}`,
}
