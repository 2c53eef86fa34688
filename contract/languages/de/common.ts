import type { commonMessages as english } from '../../messages/common.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** What every screen may need; everybody who has joined loads these, so there are few. */
export const commonMessages: Words<typeof english> = {
  loading: 'Wird geladen …',
  adding: 'Wird hinzugefügt …',
  removing: 'Wird entfernt …',
  /** What somebody has agreed to is under way. */
  working: 'Einen Moment …',
  error: (message: string) => `Fehler: ${message}`,
  unknownError: 'Unbekannter Fehler',
  errorLoadingData: 'Fehler beim Laden',
  loadDataFailed: 'Die Daten konnten nicht geladen werden',
  /** A dialog whose script did not come. */
  notOpened: 'Das ließ sich nicht öffnen. Bitte versuchen Sie es noch einmal.',
  emptyText: '(leer)',
  nothingLost: 'Nichts von dem, was Sie geschrieben haben, ist verloren.',
  closeDialog: 'Dialog schließen',
  tryAgain: 'Erneut versuchen',
  goToSolutions: 'Zu den Lösungen',
  sessionId: 'Sitzungs-ID',
  logOut: 'Abmelden',
  host: 'Moderation',
  virtuousWord: 'Gutfall',
  viciousWord: 'Schlechtfall',
  /** Of the measure, and where no step is announced: both are feminine (Wirkungsart, Schrittansage). */
  none: 'Keine',
  somebody: 'Jemand',
  ok: 'OK',
  cancel: 'Abbrechen',
  closeMessage: 'Meldung schließen',
  /** Beside a message that is said again while it is on screen. */
  times: (count: number) => `×${count}`,
  /** Before them: messages that can still be taken back. */
  earlier: (count: number) => `${count} frühere`,
  save: 'Speichern',
  print: 'Drucken',
  /** Names the place of the way forward. */
  next: 'Weiter',
  clearSearch: 'Suche leeren',
  titleOf: (screen: string, solutionName: string) => `${screen} · ${isolated(solutionName)}`,
  countChosen: (count: number) => `${count} ausgewählt`,
  removeItem: (label: string) => `${isolated(label)} entfernen`,
  close: 'Schließen',
  delete: 'Löschen',
  remove: 'Entfernen',
  discard: 'Verwerfen',
  edit: 'Bearbeiten',
  showMore: 'Mehr zeigen',
  /** Below a text that is folded, and one that is not any more. */
  showAll: 'Alles zeigen',
  showLess: 'Weniger zeigen',
  search: 'Suchen',
  add: 'Hinzufügen',
  id: 'ID',
  fhn: 'Bedürfnis',
  virtuous: 'Gutfall',
  vicious: 'Schlechtfall',
  goToMetrics: 'Zu den Kennzahlen',
  restore: 'Wiederherstellen',
  confirmDeletion: 'Löschen bestätigen',
}
