import { madeOnce } from '../../made-once.ts'
import type * as english from '../../messages/imports.ts'
import type { Words } from '../words.ts'
import { counted, digits, knownNoun, nounOf, quoted, TAG } from './grammar.ts'

/** What is said about a file that is brought in: to the host, and to whoever creates a solution. */
export const importsMessages: Words<typeof english.importsMessages> = {
  hint: 'Elige un archivo que Ninefold haya exportado como JSON. Primero se comprueba; no se crea nada hasta que confirmes.',
  checking: 'Comprobando el archivo…',
  nothingInIt: 'Este archivo no contiene ninguna solución.',
  willMake: (solutions: number) =>
    solutions === 1 ? 'Se creará una solución:' : `Se crearán ${solutions} soluciones:`,
  contents: ({ metrics, options, requirements }: { metrics: number; options: number; requirements: number }) =>
    `${counted(metrics, 'métrica')}, ${counted(options, 'opción', 'opciones')}, ${counted(requirements, 'requisito')}`,
  matchedByName: (count: number) =>
    count === 1
      ? 'Una entrada del catálogo tiene aquí otro número y se asignó por su nombre.'
      : `${count} entradas del catálogo tienen aquí otros números y se asignaron por su nombre.`,
  problems: (count: number) =>
    count === 1
      ? 'Este archivo no se puede importar, por un motivo:'
      : `Este archivo no se puede importar, por ${count} motivos:`,
  line: (line: number) => `línea ${line}`,
  morePlaces: (count: number) => (count === 1 ? 'y en otro lugar más' : `y en otros ${count} lugares`),
  imported: (count: number) => (count === 1 ? 'Una solución importada.' : `${count} soluciones importadas.`),
  /** Said by the server. */
  notAnExport: 'Este no es un archivo JSON exportado por Ninefold.',
  otherVersion: 'Este archivo lo escribió otra versión de Ninefold.',
  broken: 'Este archivo no es JSON válido.',
  memberHint: '¿La solución ya existe en otro taller o en otro servidor? Expórtala allí como JSON e impórtala aquí.',
}

/** An exported file that was edited elsewhere and comes back. */
export const changesMessages: Words<typeof english.changesMessages> = {
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

const QUOTED_MAX = 60
/** `Nada` would need another verb before it. */
const EMPTY = 'un valor vacío'
const tenths = madeOnce(() => new Intl.NumberFormat(TAG, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const whole = madeOnce(() => new Intl.NumberFormat(TAG))

/** What something of a file is, for a sentence: a short text as it stands there, of a long one its length too. */
function found(value: unknown): string {
  if (value === undefined) return EMPTY
  if (Array.isArray(value)) return `una lista de ${counted(value.length, 'entrada')}`
  if (typeof value === 'object' && value !== null) return 'un objeto'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'un número demasiado grande'
  if (typeof value !== 'string') return JSON.stringify(value)
  if (value.trim() === '') return value === '' ? EMPTY : 'solo espacios'
  const line = value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > QUOTED_MAX
    ? `${quoted(line)} (${counted([...value].length, 'carácter', 'caracteres')})`
    : quoted(line)
}

/** A sentence and what it is about; one that begins with a place of its own has that after it, any other stands for itself. */
const at = (place: string, sentence: string) =>
  `${place.replace(/^línea/, 'Línea')}${/^\p{Ll}/u.test(sentence) ? ', ' : ': '}${sentence.replace(/^E(?=ncontramos)/, 'e')}`

/** `una métrica`, `un propósito`. */
const aOf = (kind: string) => `${nounOf(kind).isFeminine ? 'una' : 'un'} ${nounOf(kind).one}`
/** `ninguna otra métrica`, `ningún otro propósito`. */
const noOther = (title: string) => `${nounOf(title).isFeminine ? 'ninguna otra' : 'ningún otro'} ${nounOf(title).one}`
/** `de la métrica`, `del propósito`. */
const ofThe = (title: string) => `${nounOf(title).isFeminine ? 'de la' : 'del'} ${nounOf(title).one}`

/**
 * What is said of every file that is brought in and does not fit: where, what stands there, what belongs there. Where a list
 * has the place beside the sentence, the sentence goes without.
 */
export const misfitsMessages: Words<typeof english.misfitsMessages> = {
  misfit: (what: string, expected: string, place?: string) => {
    // so that neither verb has to agree with what follows
    const sentence = `Encontramos ${what}; esperábamos ${expected}.`
    return place === undefined ? sentence : at(place, sentence)
  },
  at,
  found,
  oneOf: (items: readonly string[]) => `uno de estos: ${items.map((item) => quoted(item)).join(', ')}`,
  line: (line: number) => `línea ${line}`,
  columnOf: (column: number) => `columna ${column}`,
  column: (line: number, column: number) => `línea ${line}, columna ${column}`,
  end: 'el final del archivo',
  notUtf8: 'bytes que no son UTF-8',
  utf16: 'UTF-16',
  utf8: 'texto en UTF-8',
  size: (bytes: number) => `${tenths().format(bytes / 1024 / 1024)} MiB`,
  sizeAtMost: (bytes: number) => `como máximo ${whole().format(bytes / 1024 / 1024)} MiB`,
  moreThan: (count: number, what: string) => `más de ${digits(count)} ${what}`,
  atMost: (count: number, what: string) => `como máximo ${digits(count)} ${what}`,
  characters: 'caracteres',
  members: 'miembros del objeto exterior',
  values: 'valores',
  levels: 'niveles de listas y objetos unos dentro de otros',
  bytes: 'bytes de textos cambiados',
  changedTexts: 'textos cambiados',
  rowsRefused: 'filas que no pueden entrar',
  /** What a table has at most. */
  ofTable: { cells: 'celdas', characters: 'caracteres en una fila' },
  /** And a workbook. */
  ofWorkbook: {
    levels: 'niveles de elementos unos dentro de otros',
    piece: 'caracteres seguidos',
    elements: 'elementos',
    characters: 'caracteres en una fila',
    partElements: 'elementos en una parte',
    cells: 'celdas y filas',
    columns: 'columnas',
    parts: 'hojas y otras partes',
  },
  /** What JSON goes on with. */
  json: {
    value: 'un valor',
    'value or end': 'un valor o «]»',
    key: 'un nombre entre comillas',
    'key or end': 'un nombre entre comillas o «}»',
    colon: '«:»',
    'comma or end': '«,» o el final de la lista o del objeto',
    nothing: 'el final del archivo',
    begin: '«{»',
    'quotation mark': 'unas comillas que cierren el texto',
  },
  twice: (what: string) => `${knownNoun(what) ? aOf(what) : what} por segunda vez`,
  once: (what: string) => `cada ${nounOf(what).one} una sola vez`,
  onceSince: (place: string) => `una sola aparición (la primera: ${place})`,
  ofCatalogue: (kind: string) => `${aOf(kind)} del catálogo de este taller`,
  ofCatalogueOneOf: (kind: string, names: readonly string[]) =>
    `${aOf(kind)} del catálogo de este taller: ${names.join(', ')}`,
  others: (count: number) => ` Otros problemas: ${count}.`,
  /** Tables. */
  openQuote: 'unas comillas que abren un texto',
  closingQuote: 'otras que lo cierren',
  columns: (heads: readonly string[]) =>
    heads.length === 0 ? 'una fila sin columnas' : `las columnas ${heads.slice(0, 20).map(quoted).join(', ')}`,
  columnNamed: (head: string) => `la columna ${quoted(head)}`,
  sheets: (names: readonly string[]) => `las hojas ${names.slice(0, 20).map(quoted).join(', ')}`,
  sheet: (name: string) => `la hoja ${quoted(name)} de una exportación, que está oculta`,
  filledSheet: (name: string) => `la hoja ${quoted(name)} con sus encabezados`,
  originColumn: 'la última columna de una exportación, cuyo encabezado empieza por «ninefold=»',
  editableTable: 'una tabla de historias, opciones o requisitos',
  origin: 'made_from, que tiene toda exportación',
  formatVersion: (version: string) => `la versión ${version} de una exportación`,
  workshopMark: 'la marca de otro taller',
  ownWorkshopMark: 'la de este',
  brokenPart: (why: string) => `una parte dañada (${why})`,
  unreadableBook: 'Este libro no se puede leer.',
  failedCell: (text: string) => `un error (${quoted(text)})`,
  formattedCell: (text: string) => `el número ${text}, que su celda muestra como fecha o con algo añadido`,
  wholeWorkbook: 'un libro de Excel completo',
  archive: 'un archivo ZIP con varios archivos',
  openDocument: 'un archivo OpenDocument',
  workbookTableOrJson: 'un libro de Excel, una tabla CSV o un archivo JSON',
  exportedId: 'el ID de una fila de la exportación',
  markedRow: 'una fila de la exportación, con su marca en la última columna',
  storedItem: 'algo que aún esté aquí',
  ownSolution: 'una solución de tu grupo',
  textOfOther: 'un texto de otro grupo',
  idOf: (name: string) => (name === '' ? 'una fila sin ID' : quoted(name)),
  deleted: (name: string) => `${quoted(name)}, que no está (o ya no está) aquí`,
  text: 'un texto',
  unfit: 'caracteres que no se pueden guardar (NUL o medio carácter)',
  decisions: (words: readonly string[]) => `${words.map((word) => quoted(word)).join(', ')} o ${EMPTY}`,
  /** Catalogues. */
  id: 'un número entero desde 1',
  freshId: (title: string) => `un ID que no tenga ${noOther(title)}`,
  name: (title: string) => `el nombre ${ofThe(title)}`,
  freshName: (title: string) => `un nombre que no tenga ${noOther(title)}`,
  needs: (count: number) => `${count} necesidades con los ID 1 a ${count}`,
  ofIds: (ids: readonly unknown[]) =>
    `${counted(ids.length, 'necesidad', 'necesidades')} con los ID ${ids.map(String).join(', ')}`,
  measureId: (max: number) => `un ID de 1 a ${max}`,
  measureNone: (id: number) => `la medida ${id} con el nombre «None»`,
  effectOfNone: '«none», porque Ninguno no le hace nada a una necesidad',
  noEffect: `${EMPTY}, porque aquí ninguna medida tiene efecto`,
  category: 'la categoría de la parte interesada',
  sameCategory: (name: unknown) => `${found(name)}, como en los demás de esta categoría`,
  ids: 'una lista de ID',
  idAmong: (list: string) => `un ID de ${nounOf(list).isFeminine ? 'las' : 'los'} ${nounOf(list).many} de este archivo`,
  onePurpose: 'el ID de al menos un propósito',
  cells: (count: number) => counted(count, 'celda'),
  cellsOfHead: (count: number) =>
    `como máximo ${count}, tantas como tiene la primera fila (un texto con una coma necesita comillas)`,
  objects: 'una lista de objetos',
  catalogue: 'un objeto con las listas del catálogo',
}
