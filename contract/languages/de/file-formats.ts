import type { ExportStep } from '../../exports.ts'
import { madeOnce } from '../../made-once.ts'
import type * as english from '../../messages/file-formats.ts'
import type { Words } from '../words.ts'
import { counted, directionWord, TAG } from './grammar.ts'

/** The tables of files: sheets, heads of columns, and what stands in cells. */
export const fileTablesMessages: Words<typeof english.fileTablesMessages> = {
  /** No longer than 31 characters, which is all that a spreadsheet lets a sheet be called. */
  title: {
    solutions: 'Lösungen',
    metrics: 'Kennzahlen',
    stakeholders: 'Stakeholder',
    'user-stories': 'User Storys',
    'functional-options': 'Funktionale Optionen',
    'h9-analysis': 'H9-Analyse',
    'system-requirements': 'Systemanforderungen',
    'silent-rating': 'Stille Bewertung',
  } satisfies Record<ExportStep, string>,
  /** No two of one table are alike: those who read an edited file find its columns by them. */
  column: {
    solution_id: 'Lösungs-ID',
    solution_name: 'Lösung',
    primary_fhn: 'Hauptbedürfnis',
    purposes: 'Zwecke',
    group: 'Gruppe',
    user_email: 'Angelegt von',
    created_at: 'Angelegt am',
    metric_id: 'Kennzahl-ID',
    metric_text: 'Kennzahl',
    story_id: 'Story-ID',
    stakeholder: 'Stakeholder',
    stakeholder_category: 'Kategorie',
    metric_ids: 'Kennzahl-IDs',
    stakeholders: 'Stakeholder',
    user_story: 'User Story',
    option_id: 'Options-ID',
    functional_option: 'Funktionale Option',
    decision: 'Entscheidung',
    decision_reason: 'Begründung',
    recheck: 'Nachprüfen',
    fhn: 'Bedürfnis',
    direction: 'Blickrichtung',
    measure: 'Wirkungsart',
    reading: 'Deutung',
    requirement_ids: 'Anforderungs-IDs',
    requirement_id: 'Anforderungs-ID',
    specification: 'Systemanforderung',
    link: 'Link',
    own: 'Eigener Begriff',
    round: 'Runde',
    people: 'Personen',
    of: 'Von',
    share: 'Nötiger Anteil',
    has_reached: 'Anteil erreicht',
    changed: 'Haben geändert',
  },
  yes: 'Ja',
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
  apart: (parts: readonly string[]) => parts.join('; '),
  label: (name: string) => `${name}:`,
  fact: (name: string, text: string) => `${name}: ${text}`,
}

/** What stands in a ticket made from a requirement. */
export const issueListsMessages: Words<typeof english.issueListsMessages> = {
  requirement: 'Systemanforderung',
  need: 'Bedürfnis',
  /** The need, and what the option does to it. */
  rated: (need: string, direction: string, measure: string) => `${need} (${directionWord(direction)}: ${measure})`,
  reading: 'Deutung',
  read: (name: string, ask: string) => `${name}. ${ask}.`,
  story: 'User Story',
  option: 'Funktionale Option',
  decision: 'Entscheidung',
  metric: 'Kennzahl',
  solution: 'Lösung',
  inNinefold: 'In Ninefold',
}

/** What a Markdown document says beyond what the report does. */
export const markdownFileMessages: Words<typeof english.markdownFileMessages> = {
  primaryFhn: 'Hauptbedürfnis',
  created: (day: string, by: string) => `Angelegt am ${day} von ${by}`,
  fhn: 'Bedürfnis',
  measure: 'Wirkungsart',
  story: 'Story',
  functionalOption: 'Funktionale Option',
  ratedAlone: 'Allein bewertet (wie viele was gewählt haben):',
  commonest: 'Am häufigsten',
}

/** The report as it lies in an archive. */
export const reportFileMessages: Words<typeof english.reportFileMessages> = {
  contents: 'Inhalt',
  exported: (day: string) => `Exportiert am ${day}`,
  primaryNeed: 'Hauptbedürfnis (menschliches Grundbedürfnis)',
  purposes: 'Zwecke',
  group: 'Gruppe',
  nothing: 'Noch nichts.',
  stories: 'Kennzahlen und User Storys',
  stakeholders: 'Stakeholder',
  options: 'Funktionale Optionen',
  analysis: 'H9-Analyse',
  requirements: 'Systemanforderungen',
  requirement: 'Systemanforderung',
  option: 'Option',
  direction: 'Blickrichtung',
  need: 'Bedürfnis',
  reading: 'Deutung',
  decision: 'Entscheidung',
  reason: 'Begründung',
  story: 'User Story',
  metric: 'Kennzahl',
  /** What an option does to a need, in one direction. */
  rated: (need: string, direction: string, measure: string) => `${need} (${direction}: ${measure})`,
  gaps: 'Offene Lücken',
  noGaps: 'Bisher keine Lücken.',
  notRated: 'Noch nicht bewertet.',
  /** Of the numbers in the circles; the gold lines are those of the screens. */
  key: (measures: readonly string[]) =>
    `In den Kreisen: ${measures.join(', ')}; ein kleiner bedeutet „Keine“. Goldene Linien führen vom Hauptbedürfnis zu denen, auf die die Option wirkt.`,
  id: 'ID',
}

/** What may be chosen in a ReqIF file, and what its objects and relations are called. */
export const reqifFileMessages: Words<typeof english.reqifFileMessages> = {
  kind: {
    metric: 'Kennzahl',
    story: 'User Story',
    option: 'Funktionale Option',
    rating: 'Bewertung',
    requirement: 'Systemanforderung',
  },
  no: 'Nein',
  yes: 'Ja',
  rating: (need: string, direction: string, measure: string) => `${need}, ${direction}: ${measure}`,
  /** `S12 serves M27` */
  related: {
    serves: (source: string, target: string) => `${source} dient ${target}`,
    derives: (source: string, target: string) => `${source} folgt aus ${target}`,
    rates: (source: string, target: string) => `${source} bewertet ${target}`,
    answers: (source: string, target: string) => `${source} antwortet auf ${target}`,
  },
}

/** The first sheet of a workbook: what it is, and what lies on the others. */
export const workbookMessages: Words<typeof english.workbookMessages> = {
  about: 'Info',
  kind: {
    solution: 'Eine Lösung, vom menschlichen Bedürfnis zur Systemanforderung',
    workshop: 'Alle Lösungen eines Workshops, vom menschlichen Bedürfnis zur Systemanforderung',
  },
  made: 'Erstellt am',
  catalogue: 'Katalog',
  sheets: 'Was auf welchem Blatt steht',
  sheet: {
    solutions: 'Jede Lösung mit ihren Zwecken und ihrem Hauptbedürfnis, einem menschlichen Grundbedürfnis.',
    metrics: 'Was gemessen wird und welchen Zwecken es dient.',
    stakeholders: 'Wer betroffen ist und durch welche Kennzahlen.',
    'user-stories': 'Eine Story zu jeder Kennzahl.',
    'functional-options': 'Was zu jeder Story umgesetzt werden könnte und was entschieden wurde.',
    'h9-analysis':
      'Was jede Option bei jedem Bedürfnis bewirkt, wenn alles gut geht (Gutfall) und wenn nicht (Schlechtfall).',
    'system-requirements': 'Was umzusetzen ist, mit dem Weg zurück zum Bedürfnis.',
    'silent-rating': 'Was allein bewertet wurde, in Zahlen.',
  },
  matrix: 'Optionen und Bedürfnisse',
  matrixHolds:
    'Dieselben Bewertungen auf einen Blick: eine Zeile für jede Option und Blickrichtung, eine Spalte für jedes Bedürfnis.',
  measures: 'Was die Bewertungen bedeuten',
  readings: 'Was beide Richtungen zusammen bedeuten',
  rows: (count: number) => counted(count, 'Zeile', 'Zeilen'),
  page: (title: string) => `${title}, Seite &P von &N`,
}
