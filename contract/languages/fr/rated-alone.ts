import type { ratedAloneMessages as english } from '../../messages/rated-alone.ts'
import type { Words } from '../words.ts'
import { circle, capital } from './grammar.ts'

/** What people rated alone, as the report tells it. */
export const ratedAloneMessages: Words<typeof english> = {
  title: 'Évaluation silencieuse : combien de personnes ont choisi quoi',
  round: 'Tour',
  people: 'Personnes',
  commonest: 'Réponse la plus fréquente',
  changed: 'Changements',
  roundOf: (direction: string, round: number) => `${capital(circle(direction))}, tour ${round}`,
  chosen: (cells: readonly (readonly [people: number, measure: string])[]) =>
    cells.map(([people, measure]) => `${people} ${measure}`).join(', '),
  percent: (percent: number) => `${percent} %`,
  ofShare: (percent: number, share: number, isReached: boolean) =>
    isReached ? `${percent} %, seuil de ${share} % atteint` : `${percent} %, pour un seuil de ${share} %`,
  moved: (people: number, of: number) => `${people} sur ${of}`,
}
