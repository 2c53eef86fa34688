import type { fileTablesMessages as english } from '../../messages/file-tables.ts'
import type { Words } from '../words.ts'
import type { ExportStep } from '../../exports.ts'

/** The tables of files: sheets, heads of columns, and what stands in cells. */
export const fileTablesMessages: Words<typeof english> = {
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
