import type { ExportStep } from '../../exports.ts'
import { madeOnce } from '../../made-once.ts'
import type * as english from '../../messages/file-formats.ts'
import type { Words } from '../words.ts'
import { circle, counted, TAG } from './grammar.ts'

/** The tables of files: sheets, heads of columns, and what stands in cells. */
export const fileTablesMessages: Words<typeof english.fileTablesMessages> = {
  /** No longer than 31 characters, which is all that a spreadsheet lets a sheet be called. */
  title: {
    solutions: 'Solutions',
    metrics: 'Indicateurs',
    stakeholders: 'Parties prenantes',
    'user-stories': 'Récits utilisateur',
    'functional-options': 'Options fonctionnelles',
    'h9-analysis': 'Analyse H9',
    'system-requirements': 'Exigences système',
    'silent-rating': 'Évaluation silencieuse',
  } satisfies Record<ExportStep, string>,
  /** No two of one table are alike: those who read an edited file find its columns by them. */
  column: {
    solution_id: 'ID de solution',
    solution_name: 'Solution',
    primary_fhn: 'Besoin principal',
    purposes: 'Finalités',
    group: 'Groupe',
    user_email: 'Créée par',
    created_at: 'Créée le',
    metric_id: 'ID d’indicateur',
    metric_text: 'Indicateur',
    story_id: 'ID de récit',
    stakeholder: 'Partie prenante',
    stakeholder_category: 'Catégorie',
    metric_ids: 'ID des indicateurs',
    stakeholders: 'Parties prenantes',
    user_story: 'Récit utilisateur',
    option_id: 'ID d’option',
    functional_option: 'Option fonctionnelle',
    decision: 'Décision',
    decision_reason: 'Motif',
    recheck: 'À revérifier',
    fhn: 'Besoin',
    direction: 'Cercle',
    measure: 'Appréciation',
    reading: 'Lecture',
    requirement_ids: 'ID des exigences',
    requirement_id: 'ID d’exigence',
    specification: 'Exigence système',
    link: 'Lien',
    own: 'Ajout',
    round: 'Tour',
    people: 'Personnes',
    of: 'Sur',
    share: 'Seuil fixé',
    has_reached: 'Seuil atteint',
    changed: 'Ont changé',
  },
  yes: 'Oui',
}

const dayFormat = madeOnce(() => new Intl.DateTimeFormat(TAG, { dateStyle: 'long', timeZone: 'UTC' }))
const momentFormat = madeOnce(
  () => new Intl.DateTimeFormat(TAG, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
)

/** What files of every kind do as their language does: days, lists, and what stands behind a name. */
export const filesMessages: Words<typeof english.filesMessages> = {
  /** Of a time in ISO 8601, in UTC. */
  day: (at: string) => dayFormat().format(new Date(at)),
  moment: (at: string) => `${momentFormat().format(new Date(at))} UTC`,
  /** Names, each of which may be several words and have an "and" of its own. */
  joined: (names: readonly string[]) => names.join(', '),
  /** What may have commas of its own. */
  apart: (parts: readonly string[]) => parts.join(' ; '),
  label: (name: string) => `${name} :`,
  fact: (name: string, text: string) => `${name} : ${text}`,
}

/** What stands in a ticket made from a requirement. */
export const issueListsMessages: Words<typeof english.issueListsMessages> = {
  requirement: 'Exigence système',
  need: 'Besoin',
  /** The need, and what the option does to it. */
  rated: (need: string, direction: string, measure: string) => `${need} (${circle(direction)} : ${measure})`,
  reading: 'Lecture',
  read: (name: string, ask: string) => `${name}. ${ask}.`,
  story: 'Récit utilisateur',
  option: 'Option fonctionnelle',
  decision: 'Décision',
  metric: 'Indicateur',
  solution: 'Solution',
  inNinefold: 'Dans Ninefold',
}

/** What a Markdown document says beyond what the report does. */
export const markdownFileMessages: Words<typeof english.markdownFileMessages> = {
  primaryFhn: 'Besoin principal',
  created: (day: string, by: string) => `Créée le ${day} par ${by}`,
  fhn: 'Besoin',
  measure: 'Appréciation',
  story: 'Récit',
  functionalOption: 'Option fonctionnelle',
  ratedAlone: 'Évalué par chacun de son côté (combien de personnes ont choisi quoi) :',
  commonest: 'Le plus fréquent',
}

/** The report as it lies in an archive. */
export const reportFileMessages: Words<typeof english.reportFileMessages> = {
  contents: 'Sommaire',
  exported: (day: string) => `Exporté le ${day}`,
  primaryNeed: 'Besoin humain fondamental principal',
  purposes: 'Finalités',
  group: 'Groupe',
  nothing: 'Rien pour l’instant.',
  stories: 'Indicateurs et récits utilisateur',
  stakeholders: 'Parties prenantes',
  options: 'Options fonctionnelles',
  analysis: 'Analyse H9',
  requirements: 'Exigences système',
  requirement: 'Exigence système',
  option: 'Option',
  direction: 'Cercle',
  need: 'Besoin',
  reading: 'Lecture',
  decision: 'Décision',
  reason: 'Motif',
  story: 'Récit utilisateur',
  metric: 'Indicateur',
  /** What an option does to a need, in one direction. */
  rated: (need: string, direction: string, measure: string) => `${need} (${direction} : ${measure})`,
  gaps: 'Lacunes restantes',
  noGaps: 'Aucune lacune pour l’instant.',
  notRated: 'Pas encore évalué.',
  /** Of the numbers in the circles; the gold lines are those of the screens. */
  key: (measures: readonly string[]) =>
    `Dans les pastilles : ${measures.join(', ')} ; une petite signifie « Aucun ». Les lignes dorées mènent du besoin principal à ceux que l’option touche.`,
  id: 'ID',
}

/** What may be chosen in a ReqIF file, and what its objects and relations are called. */
export const reqifFileMessages: Words<typeof english.reqifFileMessages> = {
  kind: {
    metric: 'Indicateur',
    story: 'Récit utilisateur',
    option: 'Option fonctionnelle',
    rating: 'Évaluation',
    requirement: 'Exigence système',
  },
  no: 'Non',
  yes: 'Oui',
  rating: (need: string, direction: string, measure: string) => `${need}, ${circle(direction)} : ${measure}`,
  /** `S12 serves M27` */
  related: {
    serves: (source: string, target: string) => `${source} sert ${target}`,
    derives: (source: string, target: string) => `${source} découle de ${target}`,
    rates: (source: string, target: string) => `${source} évalue ${target}`,
    answers: (source: string, target: string) => `${source} répond à ${target}`,
  },
}

/** The first sheet of a workbook: what it is, and what lies on the others. */
export const workbookMessages: Words<typeof english.workbookMessages> = {
  about: 'À propos',
  kind: {
    solution: 'Une solution, du besoin humain à l’exigence système',
    workshop: 'Toutes les solutions d’un atelier, du besoin humain à l’exigence système',
  },
  made: 'Établi le',
  catalogue: 'Catalogue',
  sheets: 'Contenu des feuilles',
  sheet: {
    solutions: 'Chaque solution avec ses finalités et son besoin humain fondamental principal.',
    metrics: 'Ce qui est mesuré, et quelles finalités cela sert.',
    stakeholders: 'Qui est concerné, et par quels indicateurs.',
    'user-stories': 'Un récit par indicateur.',
    'functional-options': 'Ce qui pourrait être réalisé pour chaque récit, et ce qui a été décidé.',
    'h9-analysis':
      'Ce que chaque option fait à chaque besoin, si tout va bien (cercle vertueux) et sinon (cercle vicieux).',
    'system-requirements': 'Ce qu’il faut réaliser, avec le chemin qui remonte au besoin.',
    'silent-rating': 'Ce que chacun a évalué de son côté, en nombres.',
  },
  matrix: 'Options et besoins',
  matrixHolds: 'Les mêmes évaluations d’un coup d’œil : une ligne par option et par cercle, une colonne par besoin.',
  measures: 'Ce que signifient les évaluations',
  readings: 'Ce que les deux cercles disent ensemble',
  rows: (count: number) => counted(count, 'ligne'),
  page: (title: string) => `${title}, page &P sur &N`,
}
