import type * as english from '../../messages/common.ts'
import type { Words } from '../words.ts'
import { isolated, quoted } from './grammar.ts'
import { sessionMessages } from './session.ts'

/** What every screen may need; everybody who has joined loads these, so there are few. */
export const commonMessages: Words<typeof english.commonMessages> = {
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

/** What the log-in needs too: everybody who comes loads these, before anything can be seen. */
export const basicMessages: Words<typeof english.basicMessages> = {
  networkError: 'Netzwerkfehler',
  unknownErrorOccurred: 'Ein unbekannter Fehler ist aufgetreten',
  ninefold: 'Ninefold',
  pageTitle: (title: string) => `${title} · Ninefold`,
}

/** The headings of the screens, apart from their other words: they are shown while the screen itself is on its way. */
export const headingsMessages: Words<typeof english.headingsMessages> = {
  solutions: 'Lösungen',
  availableMetrics: 'Verfügbare Kennzahlen',
  createNewSolution: 'Neue Lösung anlegen',
  solutionDetails: 'Details der Lösung',
  solutionMetrics: 'Kennzahlen der Lösung',
  stakeholderManagement: 'Stakeholder wählen',
  userStoryCreation: 'User Storys schreiben',
  functionalOptionCreation: 'Funktionale Optionen schreiben',
  h9Analysis: 'H9-Analyse',
  systemRequirements: 'Systemanforderungen',
  comparison: 'Vergleich',
  traceabilityMap: 'Nachverfolgungskarte',
  report: 'Bericht',
  history: 'Verlauf',
  results: 'Ergebnisse',
  privacy: sessionMessages.privacy,
  workshopDocument: 'Dokument zum ganzen Workshop',
  workshops: 'Workshops',
  workshop: 'Workshop',
  participants: 'Teilnehmende',
  recentlyDeleted: 'Kürzlich gelöscht',
  groups: 'Gruppen',
  agenda: 'Agenda',
  tableCards: 'Tischkarten',
  catalogues: 'Kataloge',
  catalogue: 'Katalog',
  draft: 'Entwurf',
  importACatalogue: 'Katalog importieren',
}

export const commaMessages: Words<typeof english.commaMessages> = {
  between: ', ',
}

/** Tables that have pages. */
export const tableMessages: Words<typeof english.tableMessages> = {
  pages: 'Seiten',
  rows: 'Zeilen',
  previousPage: 'Vorige Seite',
  page: (page: number) => `Seite ${page}`,
  nextPage: 'Nächste Seite',
}

const NOW = 'jetzt'

/** How long ago something was. Units without a full stop, because some of these end a sentence. */
export const timeMessages: Words<typeof english.timeMessages> = {
  now: NOW,
  minutesAgo: (minutes: number) => `vor ${minutes}\u00A0min`,
  hoursAgo: (hours: number) => `vor ${hours}\u00A0h`,
  /** How long ago, within a sentence. */
  inSentence: (when: string): string => (when === NOW ? 'gerade eben' : when),
}

/** A table or a ring as text, for whatever people want to do with it. */
export const copyingMessages: Words<typeof english.copyingMessages> = {
  asMarkdown: 'Als Markdown kopieren',
  copy: (table: string) => `${quoted(table)} kopieren`,
  copied: 'Kopiert.',
  notCopied: 'Dieser Browser lässt die Seite nicht kopieren. Hier ist der Text zum Kopieren von Hand:',
  text: 'Markdown',
  unnamed: 'Tabelle',
}
