import type { reportFileMessages as english } from '../../messages/report-file.ts'
import type { Words } from '../words.ts'

/** The report as it lies in an archive. */
export const reportFileMessages: Words<typeof english> = {
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
