import type * as english from '../../messages/report.ts'
import type { Effect } from '../../reference-data.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { capital, circle, counted, ended, isolated, plural, quoted } from './grammar.ts'

/** The report to print. */
export const reportMessages: Words<typeof english.reportMessages> = {
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

/** The document of a whole workshop. */
export const workshopDocumentMessages: Words<typeof english.workshopDocumentMessages> = {
  title: headingsMessages.workshopDocument,
  help: 'Tout ce que cet atelier a produit, dans un seul document : lisez-le ici, imprimez-le, ou enregistrez-le dans un fichier qui s’ouvre partout.',
  pageTitle: (title: string) => `${isolated(title)}, document · Ninefold`,
  fetchFailed: 'Impossible de récupérer l’atelier dans son ensemble',
  saveFile: 'Enregistrer en fichier',
  fileName: (title: string, day: string) => `${title} ${day}.html`,
  listEmails: 'Indiquer qui a travaillé sur quoi (e-mails)',
  /** Where the workshop hides them. */
  listPeople: 'Indiquer qui a travaillé sur quoi (noms et numéros)',
  backToWorkshop: 'Retour à l’atelier',
  backToSolutions: 'Retour aux solutions',
  /** Of the workshop, and of the document. */
  datesOf: (opened: string, today: string) => `Atelier du ${opened} · Document du ${today}`,
  whatWasDone: 'Ce qui a été fait',
  solutions: 'Solutions',
  acrossSolutions: 'Ce qui sert chaque besoin et ce qui lui nuit',
  acrossHelp:
    'Compté sur les options de toutes les solutions, un besoin à la fois. Les exemples sont les premières options écrites, au plus une par solution. Ces nombres ne sont pas des notes : un besoin freiné n’est pas compensé par un autre qui est servi.',
  decisions: 'Décisions',
  systemRequirements: 'Exigences système',
  openGaps: 'Lacunes restantes',
  primaryNeedOf: (solutions: readonly string[]) =>
    ended(`Besoin principal pour : ${solutions.map(isolated).join(', ')}`),
  /** How far a solution came. */
  metricCount: (count: number) => counted(count, 'indicateur'),
  storiesWritten: (count: number, of: number) => `${counted(count, 'récit')} sur ${of} ${plural(count, 'écrit')}`,
  optionsRated: (count: number, of: number) =>
    `${counted(count, 'option')} sur ${of} ${plural(count, 'évaluée')} pour les deux cercles`,
  optionsDecided: (count: number, of: number) => `${counted(count, 'option')} sur ${of} ${plural(count, 'décidée')}`,
  requirementCount: (count: number) => counted(count, 'exigence'),
  peopleOf: (people: readonly string[]) => ended(`Par ${people.map(isolated).join(', ')}`),
  solutionCount: (count: number) => counted(count, 'solution'),
  noMetrics: 'Pas encore d’indicateurs.',
  ringsOf: (solution: string) => `Options et besoins : ${isolated(solution)}`,
  ringsHelp: (needs: readonly string[]) =>
    `Chaque option a deux anneaux : le cercle vertueux à gauche, le vicieux à droite. Les besoins s’y suivent dans le sens horaire à partir du haut : ${needs.join(', ')}. Le besoin principal est cerclé d’or ; les mots à côté des anneaux disent la même chose.`,
  virtuousNeeds: 'Cercle vertueux :',
  viciousNeeds: 'Cercle vicieux :',
  nothingTouched: 'aucun besoin n’est touché',
  notRatedDirection: 'pas encore évalué',
  /** 1 Synergique : Liberté, Identité */
  needsOf: (number: number, measure: string, needs: readonly string[]) => `${number} ${measure} : ${needs.join(', ')}`,
  effect: {
    helps: 'Le sert',
    seems: 'Semble seulement le servir',
    harms: 'Le freine',
  } satisfies Record<Exclude<Effect, 'none'>, string>,
  /** Cercle vertueux : 3 sur 12 options évaluées */
  countIn: (direction: string, count: number, rated: number) =>
    rated === 0
      ? `${capital(circle(direction))} : aucune option évaluée`
      : `${capital(circle(direction))} : ${count} sur ${rated} ${plural(rated, 'option évaluée', 'options évaluées')}`,
  example: (option: string, solution: string) => `${quoted(option)}, ${isolated(solution)}`,
  untouched: 'Aucune option ne le touche pour l’instant.',
  undecided: (options: readonly string[]) => `Pas encore décidé : ${options.join(', ')}.`,
  noOptions: 'Pas encore d’options.',
  noRequirements: 'Pas encore d’exigences.',
  noGaps: 'Aucune lacune pour l’instant.',
}
