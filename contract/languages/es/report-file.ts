import type { reportFileMessages as english } from '../../messages/report-file.ts'
import type { Words } from '../words.ts'

/** The report as it lies in an archive. */
export const reportFileMessages: Words<typeof english> = {
  contents: 'Contenido',
  exported: (day: string) => `Exportado el ${day}`,
  primaryNeed: 'Necesidad humana fundamental principal',
  purposes: 'Propósitos',
  group: 'Grupo',
  nothing: 'Nada todavía.',
  stories: 'Métricas e historias de usuario',
  stakeholders: 'Partes interesadas',
  options: 'Opciones funcionales',
  analysis: 'Análisis H9',
  requirements: 'Requisitos del sistema',
  requirement: 'Requisito del sistema',
  option: 'Opción',
  direction: 'Sentido',
  need: 'Necesidad',
  reading: 'Lectura',
  decision: 'Decisión',
  reason: 'Motivo',
  story: 'Historia de usuario',
  metric: 'Métrica',
  /** What an option does to a need, in one direction. */
  rated: (need: string, direction: string, measure: string) => `${need} (${direction}: ${measure})`,
  gaps: 'Huecos pendientes',
  noGaps: 'Sin huecos hasta ahora.',
  notRated: 'Aún sin valorar.',
  /** Of the numbers in the circles; the gold lines are those of the screens. */
  key: (measures: readonly string[]) =>
    `En los círculos: ${measures.join(', ')}; uno pequeño es Ninguno. Las líneas doradas van de la necesidad principal a las que la opción toca.`,
  id: 'ID',
}
