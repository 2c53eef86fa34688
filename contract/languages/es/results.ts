import type * as english from '../../messages/results.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, isolated } from './grammar.ts'

/** The results of a workshop, for its people and for whoever has a link to them. */
export const resultsMessages: Words<typeof english.resultsMessages> = {
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

/** The host's link to the results of a workshop. */
export const resultsLinkMessages: Words<typeof english.resultsLinkMessages> = {
  title: 'Enlace a los resultados',
  hint: 'Quien tenga el enlace puede leer todas las soluciones, sin nombres ni correos, y nada más. No hace falta unirse.',
  none: 'No hay ningún enlace en este momento.',
  holdsUntil: (day: string) => `Hay un enlace que vale hasta el ${day}.`,
  ended: (day: string) => `El enlace terminó el ${day}.`,
  howLong: 'Cuánto tiempo vale',
  days: (days: number) => counted(days, 'día'),
  make: 'Crear enlace',
  makeNew: 'Crear enlace nuevo',
  replaceTitle: 'Reemplazar enlace',
  replaceWarning: 'El enlace actual dejará de abrir nada, también para quien ya lo tiene.',
  replacesOnBigScreen: 'Su código QR desaparece de la pantalla grande. Podrás poner allí el nuevo cuando esté creado.',
  made: 'Enlace creado.',
  shownOnce: 'Cópialo ahora: por seguridad no se vuelve a mostrar.',
  newLink: 'Enlace nuevo',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  showOnBigScreen: 'Mostrar en la pantalla grande',
  onBigScreen: 'La pantalla grande muestra su código QR al final, hasta que retires el enlace.',
  notCopied: 'No se pudo copiar el enlace. Selecciónalo y cópialo a mano.',
  takeBack: 'Retirar enlace',
  takeBackTitle: 'Retirar enlace',
  takeBackWarning: 'Quien lo tenga ya no podrá leer los resultados. Puedes crear otro enlace cuando quieras.',
  takenBack: 'Enlace retirado.',
}
