import type { cockpitMessages as english } from '../../messages/cockpit.ts'
import type { Words } from '../words.ts'
import { ended, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** How far every group is, for the host. */
export const cockpitMessages: Words<typeof english> = {
  none: 'Aún no hay soluciones',
  noneHint: 'En cuanto un grupo cree una, aparecerá aquí con sus siete pasos.',
  quiet: (names: string) => ended(`Sin novedades desde hace nueve minutos o más: ${names}`),
  asItHappens: 'En directo',
  overline: (status: 'open' | 'results' | 'closed', catalogue: string) =>
    `${{ open: 'Taller', results: 'Taller, solo resultados', closed: 'Taller, cerrado' }[status]} · ${catalogue}`,
  done: 'hecho',
  /** What stands under a number. */
  hereNow: 'aquí ahora',
  peopleJoined: (count: number) => (count === 1 ? 'participante' : 'participantes'),
  solutionsHere: (count: number) => (count === 1 ? 'solución' : 'soluciones'),
  requirementsHere: (count: number) => (count === 1 ? 'requisito' : 'requisitos'),
  workshop: headingsMessages.workshop,
  participants: 'Participantes',
  recentlyDeleted: 'Eliminado recientemente',
  roomScreen: 'Pantalla de sala',
  settings: 'Configuración',
  results: 'Resultados',
  purposes: 'Propósitos',
  solution: 'Solución',
  last: 'Último',
  open: 'Abrir',
  solutionsOfThisWorkshop: 'Soluciones de este taller',
  here: 'Aquí',
  groupHere: (name: string, here: number, all: number) => `${isolated(name)}: ${here} de ${all} aquí`,
  noPurposes: 'sin propósitos',
}
