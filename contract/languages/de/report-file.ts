import type { reportFileMessages as english } from '../../messages/report-file.ts'
import type { Words } from '../words.ts'

/** The report as it lies in an archive. */
export const reportFileMessages: Words<typeof english> = {
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
