import { madeOnce } from '../../made-once.ts'
import type { misfitsMessages as english } from '../../messages/misfits.ts'
import type { Words } from '../words.ts'
import { counted, nounFor, quoted, TAG } from './grammar.ts'

const number = madeOnce(() => new Intl.NumberFormat(TAG))
const sized = madeOnce(() => new Intl.NumberFormat(TAG, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const many = (count: number) => number().format(count)
const QUOTED_MAX = 60

/** `ein Zweck`, `eine Kennzahl`: what was found and what is expected stand in the nominative, after a colon. */
const a = (name: string) => `${nounFor(name).gender === 'f' ? 'eine' : 'ein'} ${nounFor(name).one}`
/** `jeder Zweck`, `jede Kennzahl`, `jedes Bedürfnis`. */
const each = (name: string) => `${{ m: 'jeder', f: 'jede', n: 'jedes' }[nounFor(name).gender]} ${nounFor(name).one}`
/** `kein anderer Zweck`, `keine andere Kennzahl`, `kein anderes Bedürfnis`. */
const noOther = (name: string) =>
  `${{ m: 'kein anderer', f: 'keine andere', n: 'kein anderes' }[nounFor(name).gender]} ${nounFor(name).one}`
/** The genitive: `des Zwecks`, `der Kennzahl`, `des Bedürfnisses`. */
function ofThe(name: string): string {
  const { one, gender } = nounFor(name)
  if (gender === 'f') return `der ${one}`
  return `des ${one}${one.endsWith('s') ? 'ses' : 's'}`
}

/** What something of a file is, for a sentence: a short text as it stands there, of a long one its length too. */
function found(value: unknown): string {
  if (value === undefined) return 'nichts'
  if (Array.isArray(value)) return `eine Liste mit ${counted(value.length, 'Eintrag', 'Einträgen')}`
  if (typeof value === 'object' && value !== null) return 'ein Objekt'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'eine zu große Zahl'
  if (typeof value !== 'string') return JSON.stringify(value)
  if (value.trim() === '') return value === '' ? 'nichts' : 'nur Leerzeichen'
  const line = value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > QUOTED_MAX ? `${quoted(line)} (${many([...value].length)} Zeichen)` : quoted(line)
}

/** A sentence and what it is about; one about what was found goes on after the place. */
const at = (place: string, sentence: string) =>
  sentence.startsWith('Gefunden') ? `${place}, ${sentence.replace('Gefunden', 'gefunden')}` : `${place}: ${sentence}`

/**
 * What is said of every file that is brought in and does not fit: where, what stands there, what belongs there. Where a list
 * has the place beside the sentence, the sentence goes without. Both stand after a colon, so that nothing has to be declined.
 */
export const misfitsMessages: Words<typeof english> = {
  misfit: (what: string, expected: string, place?: string) => {
    const sentence = `Gefunden: ${what}; erwartet: ${expected}.`
    return place === undefined ? sentence : at(place, sentence)
  },
  at,
  found,
  oneOf: (items: readonly string[]) => `eines von ${items.map((item) => quoted(item)).join(', ')}`,
  line: (line: number) => `Zeile ${line}`,
  columnOf: (column: number) => `Spalte ${column}`,
  column: (line: number, column: number) => `Zeile ${line}, Spalte ${column}`,
  end: 'das Ende der Datei',
  notUtf8: 'Bytes, die kein UTF-8 sind',
  utf16: 'UTF-16',
  utf8: 'Text in UTF-8',
  size: (bytes: number) => `${sized().format(bytes / 1024 / 1024)}\u00A0MiB`,
  sizeAtMost: (bytes: number) => `höchstens ${number().format(bytes / 1024 / 1024)}\u00A0MiB`,
  moreThan: (count: number, what: string) => `mehr als ${many(count)} ${what}`,
  atMost: (count: number, what: string) => `höchstens ${many(count)} ${what}`,
  characters: 'Zeichen',
  members: 'Einträge des äußersten Objekts',
  values: 'Werte',
  levels: 'Ebenen ineinander liegender Listen und Objekte',
  bytes: 'Bytes geänderter Texte',
  changedTexts: 'geänderte Texte',
  rowsRefused: 'Zeilen, die nicht übernommen werden können',
  /** What a table has at most. */
  ofTable: { cells: 'Zellen', characters: 'Zeichen in einer Zeile' },
  /** And a workbook. */
  ofWorkbook: {
    levels: 'Ebenen ineinander liegender Elemente',
    piece: 'Zeichen in einem Stück',
    elements: 'Elemente',
    characters: 'Zeichen in einer Zeile',
    partElements: 'Elemente in einem Teil',
    cells: 'Zellen und Zeilen',
    columns: 'Spalten',
    parts: 'Blätter und andere Teile',
  },
  /** What JSON goes on with. */
  json: {
    value: 'ein Wert',
    'value or end': 'ein Wert oder „]“',
    key: 'ein Name in Anführungszeichen',
    'key or end': 'ein Name in Anführungszeichen oder „}“',
    colon: '„:“',
    'comma or end': '„,“ oder das Ende der Liste oder des Objekts',
    nothing: 'das Ende der Datei',
    begin: '„{“',
    'quotation mark': 'ein Anführungszeichen, das den Text schließt',
  },
  twice: (what: string) => `${nounFor(what).one} ein zweites Mal`,
  once: (what: string) => `${each(what)} einmal`,
  onceSince: (place: string) => `nur einmal (zuerst: ${place})`,
  ofCatalogue: (kind: string) => `${a(kind)} aus dem Katalog dieses Workshops`,
  ofCatalogueOneOf: (kind: string, names: readonly string[]) =>
    `${a(kind)} aus dem Katalog dieses Workshops: ${names.join(', ')}`,
  others: (count: number) => ` Weitere Probleme: ${count}.`,
  /** Tables. */
  openQuote: 'ein Anführungszeichen, das einen Text öffnet',
  closingQuote: 'eines, das ihn schließt',
  columns: (heads: readonly string[]) =>
    heads.length === 0 ? 'keine Spalten' : `die Spalten ${heads.slice(0, 20).map(quoted).join(', ')}`,
  columnNamed: (head: string) => `die Spalte ${quoted(head)}`,
  sheets: (names: readonly string[]) => `die Blätter ${names.slice(0, 20).map(quoted).join(', ')}`,
  sheet: (name: string) => `das ausgeblendete Blatt ${quoted(name)} eines Exports`,
  filledSheet: (name: string) => `das Blatt ${quoted(name)} mit seinen Überschriften`,
  originColumn: 'die letzte Spalte eines Exports, deren Kopf mit „ninefold=“ beginnt',
  editableTable: 'eine Tabelle mit Storys, Optionen oder Anforderungen',
  origin: 'made_from, das jeder Export hat',
  formatVersion: (version: string) => `Version ${version} eines Exports`,
  workshopMark: 'das Zeichen eines anderen Workshops',
  ownWorkshopMark: 'das Zeichen dieses Workshops',
  brokenPart: (why: string) => `ein beschädigter Teil (${why})`,
  unreadableBook: 'Diese Arbeitsmappe lässt sich nicht lesen.',
  failedCell: (text: string) => `ein Fehler (${quoted(text)})`,
  formattedCell: (text: string) => `die Zahl ${text}, die ihre Zelle als Tag oder mit einem Zusatz zeigt`,
  wholeWorkbook: 'eine vollständige Excel-Arbeitsmappe',
  archive: 'ein ZIP-Archiv mit mehreren Dateien',
  openDocument: 'eine OpenDocument-Datei',
  workbookTableOrJson: 'eine Excel-Arbeitsmappe, eine CSV-Tabelle oder eine JSON-Datei',
  exportedId: 'die ID einer Zeile des Exports',
  markedRow: 'eine Zeile des Exports, mit ihrer Kennung in der letzten Spalte',
  storedItem: 'etwas, das noch hier ist',
  ownSolution: 'eine Lösung Ihrer Gruppe',
  textOfOther: 'ein Text einer anderen Gruppe',
  idOf: (name: string) => (name === '' ? 'keine ID' : quoted(name)),
  deleted: (name: string) => `${quoted(name)}, hier nicht (mehr) vorhanden`,
  text: 'ein Text',
  unfit: 'Zeichen, die nicht gespeichert werden können (NUL oder ein halbes Zeichen)',
  decisions: (words: readonly string[]) => `${words.map((word) => quoted(word)).join(', ')} oder nichts`,
  /** Catalogues. */
  id: 'eine ganze Zahl ab 1',
  freshId: (title: string) => `eine ID, die ${noOther(title)} hat`,
  name: (title: string) => `der Name ${ofThe(title)}`,
  freshName: (title: string) => `ein Name, den ${noOther(title)} hat`,
  needs: (count: number) => `${count} Bedürfnisse mit den IDs 1 bis ${count}`,
  ofIds: (ids: readonly unknown[]) =>
    `${counted(ids.length, 'Bedürfnis', 'Bedürfnisse')} mit den IDs ${ids.map(String).join(', ')}`,
  measureId: (max: number) => `eine ID von 1 bis ${max}`,
  /** The name that files have, whatever the language. */
  measureNone: (id: number) => `Wirkungsart ${id} mit dem Namen „None“`,
  effectOfNone: '„none“, weil „Keine“ bei einem Bedürfnis nichts bewirkt',
  noEffect: 'nichts, weil hier keine Wirkungsart eine Wirkung hat',
  category: 'die Kategorie des Stakeholders',
  sameCategory: (name: unknown) => `${found(name)}, wie anderswo bei dieser Kategorie`,
  ids: 'eine Liste von IDs',
  /** Called by its English name, many. */
  idAmong: (list: string) => `eine ID aus der Liste „${nounFor(list).many}“ in dieser Datei`,
  onePurpose: 'die ID mindestens eines Zwecks',
  cells: (count: number) => counted(count, 'Zelle', 'Zellen'),
  cellsOfHead: (count: number) =>
    `höchstens ${count}, so viele wie die erste Zeile hat (ein Text mit einem Komma braucht Anführungszeichen)`,
  objects: 'eine Liste von Objekten',
  catalogue: 'ein Objekt mit den Listen des Katalogs',
}
