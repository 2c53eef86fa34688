import type { changesMessages as english } from '../../messages/changes.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** An exported file that was edited elsewhere and comes back. */
export const changesMessages: Words<typeof english> = {
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
