import type { workshopDocumentMessages as english } from '../../messages/workshop-document.ts'
import type { Words } from '../words.ts'
import type { Effect } from '../../reference-data.ts'
import { circle, capital, counted, ended, isolated, plural, quoted } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** The document of a whole workshop. */
export const workshopDocumentMessages: Words<typeof english> = {
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
