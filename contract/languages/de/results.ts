import type * as english from '../../messages/results.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, isolated } from './grammar.ts'

/** The results of a workshop, for its people and for whoever has a link to them. */
export const resultsMessages: Words<typeof english.resultsMessages> = {
  gone: 'Unter dieser Adresse gibt es keine Ergebnisse.',
  goneTitle: 'Unter dieser Adresse gibt es nichts zu lesen.',
  goneHint:
    'Der Link ist vielleicht abgelaufen, wurde zurückgenommen oder nicht vollständig kopiert. Wer ihn Ihnen gegeben hat, kann einen neuen erstellen.',
  results: headingsMessages.results,
  pageTitle: (title: string) => `${isolated(title)}, Ergebnisse · Ninefold`,
  help: 'Was in diesem Workshop entstanden ist, zum Lesen und Mitnehmen. Namen und E-Mail-Adressen sind weggelassen.',
  workshopOf: (day: string) => `Workshop vom ${day}`,
  readableUntil: (day: string) => `Dieser Link gilt bis ${day}.`,
  readReport: 'Bericht lesen',
  noSolutions: 'In diesem Workshop sind keine Lösungen entstanden.',
  backToResults: 'Zurück zu allen Ergebnissen',
  solutionGone: 'Diese Lösung gehört nicht zu den Ergebnissen.',
  fetchFailed: 'Die Ergebnisse konnten nicht abgerufen werden',
  holds: (metrics: number, options: number, requirements: number) =>
    [
      counted(metrics, 'Kennzahl', 'Kennzahlen'),
      counted(options, 'Option', 'Optionen'),
      counted(requirements, 'Anforderung', 'Anforderungen'),
    ].join(' · '),
}

/** The host's link to the results of a workshop. */
export const resultsLinkMessages: Words<typeof english.resultsLinkMessages> = {
  title: 'Link zu den Ergebnissen',
  hint: 'Wer den Link hat, kann jede Lösung lesen, ohne Namen und E-Mail-Adressen, und sonst nichts. Beitreten muss man dafür nicht.',
  none: 'Zurzeit gibt es keinen Link.',
  holdsUntil: (day: string) => `Ein Link gilt bis ${day}.`,
  ended: (day: string) => `Der Link ist am ${day} abgelaufen.`,
  howLong: 'Wie lange er gilt',
  days: (days: number) => `${days} Tage`,
  make: 'Link erstellen',
  makeNew: 'Neuen Link erstellen',
  replaceTitle: 'Link ersetzen',
  replaceWarning: 'Der jetzige Link öffnet dann nichts mehr, auch nicht für die, die ihn schon haben.',
  replacesOnBigScreen:
    'Sein QR-Code verschwindet von der Leinwand. Den neuen können Sie dort zeigen, sobald er erstellt ist.',
  made: 'Link erstellt.',
  shownOnce: 'Kopieren Sie ihn jetzt: Zur Sicherheit wird er nicht noch einmal angezeigt.',
  newLink: 'Neuer Link',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  showOnBigScreen: 'Auf der Leinwand zeigen',
  onBigScreen: 'Die Leinwand zeigt am Ende seinen QR-Code, bis Sie den Link zurücknehmen.',
  notCopied: 'Der Link konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn von Hand.',
  takeBack: 'Link zurücknehmen',
  takeBackTitle: 'Link zurücknehmen',
  takeBackWarning:
    'Wer ihn hat, kann die Ergebnisse dann nicht mehr lesen. Einen neuen Link können Sie jederzeit erstellen.',
  takenBack: 'Link zurückgenommen.',
}
