import type { resultsMessages as english } from '../../messages/results.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** The results of a workshop, for its people and for whoever has a link to them. */
export const resultsMessages: Words<typeof english> = {
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
