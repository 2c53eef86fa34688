import type { fileTablesMessages as english } from '../../messages/file-tables.ts'
import type { Words } from '../words.ts'
import type { ExportStep } from '../../exports.ts'

/** The tables of files: sheets, heads of columns, and what stands in cells. */
export const fileTablesMessages: Words<typeof english> = {
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
