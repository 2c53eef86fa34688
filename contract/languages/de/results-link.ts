import type { resultsLinkMessages as english } from '../../messages/results-link.ts'
import type { Words } from '../words.ts'

/** The host's link to the results of a workshop. */
export const resultsLinkMessages: Words<typeof english> = {
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
