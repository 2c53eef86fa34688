import type { reportMessages as english } from '../../messages/report.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** The report to print. */
export const reportMessages: Words<typeof english> = {
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
