import { madeOnce } from '../../made-once.ts'
import type * as english from '../../messages/imports.ts'
import type { Words } from '../words.ts'
import { counted, nounFor, quoted, TAG } from './grammar.ts'

/** What is said about a file that is brought in: to the host, and to whoever creates a solution. */
export const importsMessages: Words<typeof english.importsMessages> = {
  hint: 'Wählen Sie eine Datei, die Ninefold als JSON exportiert hat. Sie wird zuerst geprüft; angelegt wird erst etwas, wenn Sie bestätigen.',
  checking: 'Die Datei wird geprüft …',
  nothingInIt: 'In dieser Datei ist keine Lösung.',
  willMake: (solutions: number) =>
    solutions === 1 ? 'Damit wird eine Lösung angelegt:' : `Damit werden ${solutions} Lösungen angelegt:`,
  contents: ({ metrics, options, requirements }: { metrics: number; options: number; requirements: number }) =>
    [
      counted(metrics, 'Kennzahl', 'Kennzahlen'),
      counted(options, 'Option', 'Optionen'),
      counted(requirements, 'Anforderung', 'Anforderungen'),
    ].join(', '),
  matchedByName: (count: number) =>
    count === 1
      ? 'Ein Katalogeintrag hat hier eine andere Nummer und wurde am Namen erkannt.'
      : `${count} Katalogeinträge haben hier andere Nummern und wurden am Namen erkannt.`,
  problems: (count: number) =>
    count === 1
      ? 'Diese Datei kann aus einem Grund nicht importiert werden:'
      : `Diese Datei kann aus ${count} Gründen nicht importiert werden:`,
  line: (line: number) => `Zeile ${line}`,
  morePlaces: (count: number) => (count === 1 ? 'und an einer weiteren Stelle' : `und an ${count} weiteren Stellen`),
  imported: (count: number) => (count === 1 ? 'Eine Lösung importiert.' : `${count} Lösungen importiert.`),
  /** Said by the server. */
  notAnExport: 'Das ist keine JSON-Datei, die Ninefold exportiert hat.',
  otherVersion: 'Diese Datei stammt von einer anderen Version von Ninefold.',
  broken: 'Diese Datei ist kein gültiges JSON.',
  memberHint:
    'Gibt es die Lösung schon in einem anderen Workshop oder auf einem anderen Server? Exportieren Sie sie dort als JSON und importieren Sie sie hier.',
}

/** An exported file that was edited elsewhere and comes back. */
export const changesMessages: Words<typeof english.changesMessages> = {
  open: 'Bearbeitete Datei zurückbringen',
  hint: 'Wählen Sie eine Excel-Arbeitsmappe, eine CSV-Tabelle oder eine JSON-Datei, die aus diesem Workshop exportiert und seither bearbeitet wurde. Sie sehen jede Änderung, bevor etwas gespeichert wird.',
  file: 'Bearbeiteter Export',
  memberHint:
    'Wurde ein Export dieses Workshops in einer Tabellenkalkulation bearbeitet? Seine Texte lassen sich zurückbringen.',
  notLookedAt: 'Der Server hat nicht geantwortet; die Datei wurde nicht geprüft.',
  away: 'Der Server antwortet nicht. Es geht weiter, sobald er es tut.',
  unchanged: (count: number) => `${counted(count, 'Text', 'Texte')} unverändert`,
  nothing: 'Diese Datei ändert nichts: Keiner ihrer Texte wurde seit dem Export geändert, oder sie sind schon hier.',
  nothingElse: 'Sonst wurde in dieser Datei seit dem Export nichts geändert, oder es ist schon hier.',
  noRows: 'In dieser Datei wurden keine Zeilen mit Texten gefunden.',
  found: (count: number) => (count === 1 ? 'Diese Datei ändert einen Text.' : `Diese Datei ändert ${count} Texte.`),
  conflicts: (count: number) =>
    count === 1
      ? 'Ein Text wurde seit dem Export auch hier geändert. Wählen Sie, welcher bleiben soll.'
      : `${count} Texte wurden seit dem Export auch hier geändert. Wählen Sie, welche bleiben sollen.`,
  refused: (count: number) =>
    count === 1
      ? 'Eine Zeile der Datei kann nicht übernommen werden:'
      : `${count} Zeilen der Datei können nicht übernommen werden:`,
  here: 'Hier',
  inFile: 'In der Datei',
  keepOurs: 'Text hier behalten',
  takeTheirs: 'Text der Datei nehmen',
  keepAllOurs: 'Alles von hier behalten',
  takeAllTheirs: 'Alles aus der Datei nehmen',
  exported: 'Beim Export',
  apply: 'Übernehmen',
  applied: (count: number) => (count === 1 ? 'Ein Text geändert.' : `${count} Texte geändert.`),
  takenBack: (count: number) =>
    count === 1 ? 'Der Text ist wieder wie zuvor.' : `${count} Texte sind wieder wie zuvor.`,
  changedSince:
    'Einige dieser Texte wurden seither geändert, deshalb wurde nichts zurückgenommen. Im Verlauf steht noch, wie sie waren.',
  field: {
    user_story: 'User Story',
    functional_option: 'Funktionale Option',
    decision: 'Entscheidung',
    decision_reason: 'Begründung der Entscheidung',
    specification: 'Systemanforderung',
  },
  /** Said by the server. */
  changedMeanwhile:
    'Einige dieser Texte wurden inzwischen geändert. Es wurde nichts gespeichert; sehen Sie die Änderungen noch einmal an.',
  notOurs: 'Diese Datei hat Ninefold nicht als Excel-Arbeitsmappe, CSV-Tabelle oder JSON exportiert.',
  archive:
    'Das ist ein ZIP-Archiv. Entpacken Sie es und wählen Sie daraus die Excel-Arbeitsmappe, eine CSV-Tabelle oder die JSON-Datei.',
  notEditable:
    'Diese Tabelle enthält nichts, was sich zurückbringen ließe: Das geht nur mit Storys, Optionen und Anforderungen.',
  noOrigin:
    'In dieser Datei steht nicht, woraus sie exportiert wurde; deshalb lässt sich nichts vergleichen. Exportieren Sie sie neu und bearbeiten Sie dann diese.',
  otherVersion: 'Diese Datei stammt von einer neueren Version von Ninefold.',
  otherWorkshop:
    'Diese Datei wurde aus einem anderen Workshop exportiert, oder bevor dieser aus einer Sicherung wiederhergestellt wurde.',
  damaged: 'Diese Arbeitsmappe ist beschädigt oder nicht vollständig.',
  tooLarge: 'eine Arbeitsmappe, die beim Entpacken größer wird',
  badEncoding: 'Diese Tabelle ist nicht in UTF-8. Speichern Sie sie als „CSV UTF-8“.',
  unreadable: 'Diese Tabelle lässt sich nicht lesen.',
  noIds: 'Ohne ihre IDs lassen sich die Zeilen dieser Tabelle nicht unterscheiden.',
  noColumn:
    'Eine Spalte mit Texten fehlt, oder ihre Überschrift wurde geändert; was darin steht, lässt sich deshalb nicht vergleichen.',
  twiceHeaded: 'Zwei Spalten dieser Tabelle haben dieselbe Überschrift; es ist nicht klar, welche gilt.',
  twice: 'Diese Datei enthält zwei Texte für dieselbe Stelle.',
  tooMany: 'Diese Datei ändert mehr Texte, als sich durchsehen lassen. Bringen Sie sie in Teilen zurück.',
  tooManyRefused: 'Zu viele Zeilen dieser Datei können nicht übernommen werden. Ist es die richtige?',
  line: (line: number) => `Zeile ${line}`,
  lineOf: (sheet: string, line: number) => `${sheet}, Zeile ${line}`,
}

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
export const misfitsMessages: Words<typeof english.misfitsMessages> = {
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
