import type { resultsLinkMessages as english } from '../../messages/results-link.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** The host's link to the results of a workshop. */
export const resultsLinkMessages: Words<typeof english> = {
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
