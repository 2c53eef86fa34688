import type { workshopDocumentMessages as english } from '../../messages/workshop-document.ts'
import type { Words } from '../words.ts'
import type { Effect } from '../../reference-data.ts'
import { counted, ended, isolated, quoted } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** The document of a whole workshop. */
export const workshopDocumentMessages: Words<typeof english> = {
  title: headingsMessages.workshopDocument,
  help: 'Alles, was in diesem Workshop entstanden ist, in einem Dokument: Lesen Sie es hier, drucken Sie es oder speichern Sie es als Datei, die sich überall öffnen lässt.',
  pageTitle: (title: string) => `${isolated(title)}, Dokument · Ninefold`,
  fetchFailed: 'Der Workshop im Ganzen konnte nicht abgerufen werden',
  saveFile: 'Als Datei speichern',
  fileName: (title: string, day: string) => `${title} ${day}.html`,
  listEmails: 'Nennen, wer woran gearbeitet hat (E-Mail-Adressen)',
  /** Where the workshop hides them. */
  listPeople: 'Nennen, wer woran gearbeitet hat (Namen und Nummern)',
  backToWorkshop: 'Zurück zum Workshop',
  backToSolutions: 'Zurück zu den Lösungen',
  /** Of the workshop, and of the document. */
  datesOf: (opened: string, today: string) => `Workshop vom ${opened} · Dokument vom ${today}`,
  whatWasDone: 'Was getan wurde',
  solutions: 'Lösungen',
  acrossSolutions: 'Was jedem Bedürfnis dient und was ihm schadet',
  acrossHelp:
    'Gezählt über die Optionen aller Lösungen, für jedes Bedürfnis einzeln. Die Beispiele sind die zuerst geschriebenen Optionen, höchstens eine aus jeder Lösung. Diese Zahlen sind keine Noten: Ein gehemmtes Bedürfnis wird nicht dadurch ausgeglichen, dass einem anderen gedient wird.',
  decisions: 'Entscheidungen',
  systemRequirements: 'Systemanforderungen',
  openGaps: 'Offene Lücken',
  primaryNeedOf: (solutions: readonly string[]) => ended(`Hauptbedürfnis von ${solutions.map(isolated).join(', ')}`),
  /** How far a solution came. */
  metricCount: (count: number) => counted(count, 'Kennzahl', 'Kennzahlen'),
  /** After `von` in the dative, which for these is the plural as it is. */
  storiesWritten: (count: number, of: number) => `${count} von ${counted(of, 'Story', 'Storys')} geschrieben`,
  optionsRated: (count: number, of: number) =>
    `${count} von ${counted(of, 'Option', 'Optionen')} in beiden Richtungen bewertet`,
  optionsDecided: (count: number, of: number) => `${count} von ${counted(of, 'Option', 'Optionen')} entschieden`,
  requirementCount: (count: number) => counted(count, 'Anforderung', 'Anforderungen'),
  peopleOf: (people: readonly string[]) => ended(`Von ${people.map(isolated).join(', ')}`),
  solutionCount: (count: number) => counted(count, 'Lösung', 'Lösungen'),
  noMetrics: 'Noch keine Kennzahlen.',
  ringsOf: (solution: string) => `Optionen und Bedürfnisse: ${isolated(solution)}`,
  ringsHelp: (needs: readonly string[]) =>
    `Jede Option hat zwei Kreise: links der Gutfall, rechts der Schlechtfall. Die Bedürfnisse stehen von oben im Uhrzeigersinn: ${needs.join(', ')}. Das Hauptbedürfnis hat einen goldenen Ring; die Wörter neben den Kreisen sagen dasselbe.`,
  virtuousNeeds: 'Gutfall:',
  viciousNeeds: 'Schlechtfall:',
  nothingTouched: 'kein Bedürfnis berührt',
  notRatedDirection: 'noch nicht bewertet',
  /** 1 Synergetisch: Freiheit, Identität */
  needsOf: (number: number, measure: string, needs: readonly string[]) => `${number} ${measure}: ${needs.join(', ')}`,
  effect: {
    helps: 'Dient ihm',
    seems: 'Dient ihm nur scheinbar',
    harms: 'Hemmt es',
  } satisfies Record<Exclude<Effect, 'none'>, string>,
  /** Gutfall: 3 von 12 bewerteten Optionen */
  countIn: (direction: string, count: number, rated: number) =>
    rated === 0
      ? `${direction}: keine Option ist bewertet`
      : `${direction}: ${count} von ${counted(rated, 'bewerteten Option', 'bewerteten Optionen')}`,
  example: (option: string, solution: string) => `${quoted(option)}, ${isolated(solution)}`,
  untouched: 'Bisher wirkt keine Option darauf.',
  undecided: (options: readonly string[]) => `Noch nicht entschieden: ${options.join(', ')}.`,
  noOptions: 'Noch keine Optionen.',
  noRequirements: 'Noch keine Anforderungen.',
  noGaps: 'Bisher keine Lücken.',
}
