import type * as english from '../../messages/report.ts'
import type { Effect } from '../../reference-data.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, ended, isolated, quoted } from './grammar.ts'

/** The report to print. */
export const reportMessages: Words<typeof english.reportMessages> = {
  help: 'Die ganze Lösung in einem Dokument: Lesen Sie es hier, drucken Sie es oder speichern Sie es im Druckdialog als PDF.',
  /** Above the first of them: what the codes in a document have to do with the numbers on the screens. */
  codes:
    'Kürzel wie M27, S12, O31 und R88 gehören je zu einer Kennzahl, Story, Option oder Anforderung und ändern sich nie, hier und in jeder exportierten Datei. Eine Nummer wie 1.1 auf einem Bildschirm ist nur ein Platz in einer Liste und kann sich ändern.',
  nothing: 'Noch nichts.',
  noStory: 'Noch keine Story.',
  noOption: 'Noch keine Option.',
  notRated: 'Noch nicht bewertet.',
  notRatedDirection: 'Nicht bewertet',
  untouched: (needs: readonly string[]) => `Unberührt: ${needs.join(', ')}.`,
  noneInOne: (isVirtuousRated: boolean, needs: readonly string[]) =>
    `Keine (nur der ${isVirtuousRated ? 'Gutfall' : 'Schlechtfall'} ist bewertet): ${needs.join(', ')}.`,
  withoutRequirement: (needs: readonly string[]) => `Keine Anforderungen zu: ${needs.join(', ')}.`,
  noGaps: 'Bisher keine Lücken.',
  story: 'Story',
  functionalOption: 'Funktionale Option',
  decision: 'Entscheidung',
  reason: 'Begründung',
  traceabilityMap: 'Nachverfolgungskarte',
  map: 'Karte',
  mapNeedsRoom: 'Die Karte braucht einen breiteren Bildschirm. Sie steht auch im gedruckten Bericht.',
  partOf: (title: string, place: number, count: number) => `${title}, ${place} von ${count}`,
  metric: 'Kennzahl',
  purposes: 'Zwecke',
  pageFoot: (day: string) => `Ninefold, ${day}`,
  contents: 'Inhalt',
  pageTitle: (solutionName: string) => `${isolated(solutionName)}, Bericht · Ninefold`,
  participants: 'Teilnehmende',
  reportOf: (day: string) => `Bericht vom ${day}`,
  counts: (metrics: number, stakeholders: number, options: number, requirements: number) =>
    [
      counted(metrics, 'Kennzahl', 'Kennzahlen'),
      counted(stakeholders, 'Stakeholder', 'Stakeholder'),
      counted(options, 'Option', 'Optionen'),
      counted(requirements, 'Anforderung', 'Anforderungen'),
    ].join(' · '),
  theSolution: 'Die Lösung',
  fromPurposeToRequirement: 'Vom Zweck zur Anforderung',
  metrics: 'Kennzahlen',
  stakeholders: 'Stakeholder',
  userStoriesAndOptions: 'User Storys und Optionen',
  h9Analysis: 'H9-Analyse',
  systemRequirementsByNeed: 'Systemanforderungen nach Bedürfnis',
  decisions: 'Entscheidungen',
  openGaps: 'Offene Lücken',
  listEmails: 'E-Mail-Adressen der Teilnehmenden aufführen',
  /** Where the workshop hides them. */
  listPeople: 'Namen und Nummern der Teilnehmenden aufführen',
  report: headingsMessages.report,
  backToSolutionDetails: 'Zurück zu den Details',
  systemRequirement: 'Systemanforderung',
  followsFrom: 'Folgt aus',
  option: 'Option',
  primaryFhn: 'Hauptbedürfnis (menschliches Grundbedürfnis)',
  stakeholder: 'Stakeholder',
  category: 'Kategorie',
  together: 'Zusammen',
  requirements: 'Anforderungen',
}

/** The document of a whole workshop. */
export const workshopDocumentMessages: Words<typeof english.workshopDocumentMessages> = {
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
