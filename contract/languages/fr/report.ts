import type { reportMessages as english } from '../../messages/report.ts'
import type { Words } from '../words.ts'
import { circle, counted, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** The report to print. */
export const reportMessages: Words<typeof english> = {
  help: 'Toute la solution dans un seul document : lisez-le ici, imprimez-le, ou enregistrez-le en PDF depuis la boîte d’impression.',
  /** Above the first of them: what the codes in a document have to do with the numbers on the screens. */
  codes:
    'Les codes comme M27, S12, O31 et R88 désignent chacun un indicateur, un récit, une option ou une exigence et ne changent jamais, ici comme dans chaque fichier exporté. Un numéro comme 1.1 à l’écran n’est qu’une place dans une liste et peut changer.',
  nothing: 'Rien pour l’instant.',
  noStory: 'Pas encore de récit.',
  noOption: 'Pas encore d’option.',
  notRated: 'Pas encore évaluée.',
  notRatedDirection: 'Non évalué',
  untouched: (needs: readonly string[]) => `Non touchés : ${needs.join(', ')}.`,
  noneInOne: (isVirtuousRated: boolean, needs: readonly string[]) =>
    `Aucun (seul le ${circle(isVirtuousRated ? 'virtuous' : 'vicious')} est évalué) : ${needs.join(', ')}.`,
  withoutRequirement: (needs: readonly string[]) => `Aucune exigence pour : ${needs.join(', ')}.`,
  noGaps: 'Aucune lacune pour l’instant.',
  story: 'Récit',
  functionalOption: 'Option fonctionnelle',
  decision: 'Décision',
  reason: 'Motif',
  traceabilityMap: 'Carte de traçabilité',
  map: 'Carte',
  mapNeedsRoom: 'La carte demande un écran plus large. Elle figure aussi dans le rapport imprimé.',
  partOf: (title: string, place: number, count: number) => `${title}, ${place} sur ${count}`,
  metric: 'Indicateur',
  purposes: 'Finalités',
  pageFoot: (day: string) => `Ninefold, ${day}`,
  contents: 'Sommaire',
  pageTitle: (solutionName: string) => `${isolated(solutionName)}, rapport · Ninefold`,
  participants: 'Participants',
  reportOf: (day: string) => `Rapport du ${day}`,
  counts: (metrics: number, stakeholders: number, options: number, requirements: number) =>
    [
      counted(metrics, 'indicateur'),
      counted(stakeholders, 'partie prenante', 'parties prenantes'),
      counted(options, 'option'),
      counted(requirements, 'exigence'),
    ].join(' · '),
  theSolution: 'La solution',
  fromPurposeToRequirement: 'De la finalité à l’exigence',
  metrics: 'Indicateurs',
  stakeholders: 'Parties prenantes',
  userStoriesAndOptions: 'Récits utilisateur et options',
  h9Analysis: 'Analyse H9',
  systemRequirementsByNeed: 'Exigences système par besoin',
  decisions: 'Décisions',
  openGaps: 'Lacunes restantes',
  listEmails: 'Indiquer les e-mails des participants',
  /** Where the workshop hides them. */
  listPeople: 'Indiquer les noms et numéros des participants',
  report: headingsMessages.report,
  backToSolutionDetails: 'Retour aux détails de la solution',
  systemRequirement: 'Exigence système',
  followsFrom: 'Découle de',
  option: 'Option',
  primaryFhn: 'Besoin humain fondamental principal',
  stakeholder: 'Partie prenante',
  category: 'Catégorie',
  together: 'Ensemble',
  requirements: 'Exigences',
}
