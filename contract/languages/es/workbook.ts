import type { workbookMessages as english } from '../../messages/workbook.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** The first sheet of a workbook: what it is, and what lies on the others. */
export const workbookMessages: Words<typeof english> = {
  about: 'Acerca de',
  kind: {
    solution: 'Una solución, de la necesidad humana al requisito del sistema',
    workshop: 'Todas las soluciones de un taller, de la necesidad humana al requisito del sistema',
  },
  made: 'Creado el',
  catalogue: 'Catálogo',
  sheets: 'Qué hay en cada hoja',
  sheet: {
    solutions: 'Cada solución con sus propósitos y su necesidad humana fundamental principal.',
    metrics: 'Qué se mide y a qué propósitos sirve.',
    stakeholders: 'A quién le afecta y por qué métricas.',
    'user-stories': 'Una historia por métrica.',
    'functional-options': 'Qué se podría construir para cada historia y qué se decidió.',
    'h9-analysis': 'Qué le hace cada opción a cada necesidad, si todo va bien (virtuoso) y si no (vicioso).',
    'system-requirements': 'Qué hay que construir, con el camino de vuelta a la necesidad.',
    'silent-rating': 'Lo que cada persona valoró por su cuenta, en recuentos.',
  },
  matrix: 'Opciones y necesidades',
  matrixHolds: 'Las mismas valoraciones de un vistazo: una fila por opción y sentido, una columna por necesidad.',
  measures: 'Qué significan las valoraciones',
  readings: 'Qué significan ambos sentidos juntos',
  rows: (count: number) => counted(count, 'fila'),
  page: (title: string) => `${title}, página &P de &N`,
}
