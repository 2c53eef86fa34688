import type { resultsMessages as english } from '../../messages/results.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** The results of a workshop, for its people and for whoever has a link to them. */
export const resultsMessages: Words<typeof english> = {
  gone: 'No hay resultados en esta dirección.',
  goneTitle: 'No hay nada que leer en esta dirección.',
  goneHint:
    'Puede que el enlace haya caducado, que se haya retirado o que no se copiara completo. Quien te lo dio puede crear otro.',
  results: headingsMessages.results,
  pageTitle: (title: string) => `${isolated(title)}, resultados · Ninefold`,
  help: 'Lo que se hizo en este taller, para leerlo y llevárselo. Los nombres y los correos no figuran.',
  workshopOf: (day: string) => `Taller del ${day}`,
  readableUntil: (day: string) => `Este enlace vale hasta el ${day}.`,
  readReport: 'Leer el informe',
  noSolutions: 'En este taller no se crearon soluciones.',
  backToResults: 'Volver a todos los resultados',
  solutionGone: 'Esta solución no forma parte de los resultados.',
  fetchFailed: 'No se pudieron obtener los resultados',
  holds: (metrics: number, options: number, requirements: number) =>
    [counted(metrics, 'métrica'), counted(options, 'opción', 'opciones'), counted(requirements, 'requisito')].join(
      ' · ',
    ),
}
