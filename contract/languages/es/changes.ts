import type { changesMessages as english } from '../../messages/changes.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** An exported file that was edited elsewhere and comes back. */
export const changesMessages: Words<typeof english> = {
  open: 'Devolver un archivo editado',
  hint: 'Elige un libro de Excel, una tabla CSV o un archivo JSON que se exportó de este taller y se editó después. Verás cada cambio antes de que se guarde nada.',
  file: 'Exportación editada',
  memberHint: '¿Se editó una exportación de este taller en una hoja de cálculo? Sus textos pueden volver.',
  notLookedAt: 'El servidor no respondió; por eso el archivo no se revisó.',
  away: 'El servidor no responde. Esto continúa en cuanto lo haga.',
  unchanged: (count: number) => `${counted(count, 'texto')} sin cambios`,
  nothing: 'Este archivo no cambia nada: ninguno de sus textos se cambió desde la exportación, o ya están aquí.',
  nothingElse: 'Nada más de este archivo se cambió desde la exportación, o ya está aquí.',
  noRows: 'En este archivo no se encontraron filas con textos.',
  found: (count: number) => (count === 1 ? 'Este archivo cambia un texto.' : `Este archivo cambia ${count} textos.`),
  conflicts: (count: number) =>
    count === 1
      ? 'Un texto cambió también aquí después de exportar el archivo. Elige con cuál te quedas.'
      : `${count} textos cambiaron también aquí después de exportar el archivo. Elige con cuáles te quedas.`,
  refused: (count: number) =>
    count === 1 ? 'Una fila del archivo no puede entrar:' : `${count} filas del archivo no pueden entrar:`,
  here: 'Aquí',
  inFile: 'En el archivo',
  keepOurs: 'Mantener lo de aquí',
  takeTheirs: 'Usar lo del archivo',
  keepAllOurs: 'Mantener todo lo de aquí',
  takeAllTheirs: 'Usar todo lo del archivo',
  exported: 'Al exportarlo',
  apply: 'Aplicar',
  applied: (count: number) => (count === 1 ? 'Un texto cambiado.' : `${count} textos cambiados.`),
  takenBack: (count: number) =>
    count === 1 ? 'El texto vuelve a ser como era.' : `${count} textos vuelven a ser como eran.`,
  changedSince:
    'Algunos de estos textos se han cambiado desde entonces, así que no se ha deshecho nada. El historial conserva cómo eran.',
  field: {
    user_story: 'Historia de usuario',
    functional_option: 'Opción funcional',
    decision: 'Decisión',
    decision_reason: 'Motivo de la decisión',
    specification: 'Requisito del sistema',
  },
  /** Said by the server. */
  changedMeanwhile: 'Mientras tanto, algunos de estos textos cambiaron. No se guardó nada; vuelve a mirar los cambios.',
  notOurs: 'Este no es un archivo que Ninefold haya exportado como libro de Excel, tabla CSV o JSON.',
  archive:
    'Este es un archivo ZIP. Descomprímelo y elige el libro de Excel, una tabla CSV o el archivo JSON que contiene.',
  notEditable: 'Esta tabla no contiene nada que pueda volver: solo vuelven historias, opciones y requisitos.',
  noOrigin:
    'Este archivo no dice de qué se exportó; por eso no se puede comparar nada. Vuelve a exportarlo y edita ese.',
  otherVersion: 'Este archivo lo escribió una versión más nueva de Ninefold.',
  otherWorkshop: 'Este archivo se exportó de otro taller, o antes de que este se restaurara de una copia de seguridad.',
  damaged: 'Este libro está dañado o incompleto.',
  tooLarge: 'un libro que ocupa más al descomprimirlo',
  badEncoding: 'Esta tabla no está en UTF-8. Guárdala como «CSV UTF-8».',
  unreadable: 'Esta tabla no se puede leer.',
  noIds: 'Sin sus ID, las filas de esta tabla no se pueden distinguir.',
  noColumn: 'Falta una columna de textos, o se cambió su encabezado; por eso no se puede comparar lo que contiene.',
  twiceHeaded: 'Dos columnas de esta tabla tienen el mismo encabezado; no está claro cuál cuenta.',
  twice: 'Este archivo tiene dos textos para un mismo lugar.',
  tooMany: 'Este archivo cambia más textos de los que se pueden mirar. Devuélvelo por partes.',
  tooManyRefused: 'Demasiadas filas de este archivo no pueden entrar. ¿Es el que querías?',
  line: (line: number) => `línea ${line}`,
  lineOf: (sheet: string, line: number) => `${sheet}, línea ${line}`,
}
