import type { ExportStep } from '../exports.ts'

/** The tables of files: sheets, heads of columns, and what stands in cells. */
export const fileTablesMessages = {
  /** No longer than 31 characters, which is all that a spreadsheet lets a sheet be called. */
  title: {
    solutions: 'Solutions',
    metrics: 'Metrics',
    stakeholders: 'Stakeholders',
    'user-stories': 'User Stories',
    'functional-options': 'Functional Options',
    'h9-analysis': 'H9 Analysis',
    'system-requirements': 'System Requirements',
    'silent-rating': 'Silent Rating',
  } satisfies Record<ExportStep, string>,
  /** No two of one table are alike: those who read an edited file find its columns by them. */
  column: {
    solution_id: 'Solution ID',
    solution_name: 'Solution',
    primary_fhn: 'Primary FHN',
    purposes: 'Purposes',
    group: 'Group',
    user_email: 'Created by',
    created_at: 'Created',
    metric_id: 'Metric ID',
    metric_text: 'Metric',
    story_id: 'Story ID',
    stakeholder: 'Stakeholder',
    stakeholder_category: 'Category',
    metric_ids: 'Metric IDs',
    stakeholders: 'Stakeholders',
    user_story: 'User Story',
    option_id: 'Option ID',
    functional_option: 'Functional Option',
    decision: 'Decision',
    decision_reason: 'Reason',
    recheck: 'Re-check',
    fhn: 'FHN',
    direction: 'Direction',
    measure: 'Measure',
    reading: 'Reading',
    requirement_ids: 'Requirement IDs',
    requirement_id: 'Requirement ID',
    specification: 'System Requirement',
    link: 'Link',
    own: 'Own word',
    round: 'Round',
    people: 'People',
    of: 'Of',
    share: 'Share set',
    has_reached: 'Share reached',
    changed: 'Have changed',
  },
  yes: 'Yes',
} as const

/** What files of every kind do as their language does: days, lists, and what stands behind a name. */
export const filesMessages = {
  /** Of a time in ISO 8601, in UTC. */
  day: (at: string) => at.slice(0, 10),
  moment: (at: string) => `${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`,
  /** Names, each of which may be several words and have an "and" of its own. */
  joined: (names: readonly string[]) => names.join(', '),
  /** What may have commas of its own. */
  apart: (parts: readonly string[]) => parts.join('; '),
  label: (name: string) => `${name}:`,
  fact: (name: string, text: string) => `${name}: ${text}`,
} as const

/** What stands in a ticket made from a requirement. */
export const issueListsMessages = {
  requirement: 'System requirement',
  need: 'Need',
  /** The need, and what the option does to it. */
  rated: (need: string, direction: string, measure: string) => `${need} (${direction.toLowerCase()}: ${measure})`,
  reading: 'Reading',
  read: (name: string, ask: string) => `${name}. ${ask}.`,
  story: 'User story',
  option: 'Functional option',
  decision: 'Decision',
  metric: 'Metric',
  solution: 'Solution',
  inNinefold: 'In Ninefold',
} as const

/** What a Markdown document says beyond what the report does. */
export const markdownFileMessages = {
  primaryFhn: 'Primary FHN',
  created: (day: string, by: string) => `Created: ${day} by ${by}`,
  fhn: 'FHN',
  measure: 'Measure',
  story: 'Story',
  functionalOption: 'Functional option',
  ratedAlone: 'Rated alone (how many people chose what):',
  commonest: 'Commonest',
} as const

/** The report as it lies in an archive. */
export const reportFileMessages = {
  contents: 'Contents',
  exported: (day: string) => `Exported ${day}`,
  primaryNeed: 'Primary fundamental human need',
  purposes: 'Purposes',
  group: 'Group',
  nothing: 'Nothing yet.',
  stories: 'Metrics and user stories',
  stakeholders: 'Stakeholders',
  options: 'Functional options',
  analysis: 'H9 analysis',
  requirements: 'System requirements',
  requirement: 'System requirement',
  option: 'Option',
  direction: 'Direction',
  need: 'Need',
  reading: 'Reading',
  decision: 'Decision',
  reason: 'Reason',
  story: 'User story',
  metric: 'Metric',
  /** What an option does to a need, in one direction. */
  rated: (need: string, direction: string, measure: string) => `${need} (${direction}: ${measure})`,
  gaps: 'Open gaps',
  noGaps: 'No gaps so far.',
  notRated: 'Not rated yet.',
  /** Of the numbers in the circles; the gold lines are those of the screens. */
  key: (measures: readonly string[]) =>
    `In the circles: ${measures.join(', ')}; a small one is None. Gold lines lead from the primary need to those that the option touches.`,
  id: 'ID',
} as const

/** What may be chosen in a ReqIF file, and what its objects and relations are called. */
export const reqifFileMessages = {
  kind: {
    metric: 'Metric',
    story: 'User story',
    option: 'Functional option',
    rating: 'Rating',
    requirement: 'System requirement',
  },
  no: 'No',
  yes: 'Yes',
  rating: (need: string, direction: string, measure: string) => `${need}, ${direction.toLowerCase()}: ${measure}`,
  /** `S12 serves M27` */
  related: {
    serves: (source: string, target: string) => `${source} serves ${target}`,
    derives: (source: string, target: string) => `${source} derives from ${target}`,
    rates: (source: string, target: string) => `${source} rates ${target}`,
    answers: (source: string, target: string) => `${source} answers ${target}`,
  },
} as const

/** The first sheet of a workbook: what it is, and what lies on the others. */
export const workbookMessages = {
  about: 'About',
  kind: {
    solution: 'A solution, from human need to system requirement',
    workshop: 'All solutions of a workshop, from human need to system requirement',
  },
  made: 'Made on',
  catalogue: 'Catalogue',
  sheets: 'What is on which sheet',
  sheet: {
    solutions: 'Each solution with its purposes and its primary fundamental human need (FHN).',
    metrics: 'What is measured, and which purposes it serves.',
    stakeholders: 'Who is concerned, and by which metrics.',
    'user-stories': 'One story for each metric.',
    'functional-options': 'What could be built for each story, and what was decided.',
    'h9-analysis': 'What each option does to each need, if all goes well (virtuous) and if it does not (vicious).',
    'system-requirements': 'What has to be built, with the way back to the need.',
    'silent-rating': 'What people rated alone, in counts.',
  },
  matrix: 'Options and Needs',
  matrixHolds: 'The same ratings at a glance: a row for each option and direction, a column for each need.',
  measures: 'What the ratings mean',
  readings: 'What both directions mean together',
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  page: (title: string) => `${title}, page &P of &N`,
} as const
