import type { fileTablesMessages as english } from '../../messages/file-tables.ts'
import type { Words } from '../words.ts'
import type { ExportStep } from '../../exports.ts'

/** The tables of files: sheets, heads of columns, and what stands in cells. */
export const fileTablesMessages: Words<typeof english> = {
  /** No longer than 31 characters, which is all that a spreadsheet lets a sheet be called. */
  title: {
    solutions: 'Soluciones',
    metrics: 'Métricas',
    stakeholders: 'Partes interesadas',
    'user-stories': 'Historias de usuario',
    'functional-options': 'Opciones funcionales',
    'h9-analysis': 'Análisis H9',
    'system-requirements': 'Requisitos del sistema',
    'silent-rating': 'Valoración en silencio',
  } satisfies Record<ExportStep, string>,
  /** No two of one table are alike: those who read an edited file find its columns by them. */
  column: {
    solution_id: 'ID de solución',
    solution_name: 'Solución',
    primary_fhn: 'Necesidad principal',
    purposes: 'Propósitos',
    group: 'Grupo',
    user_email: 'Creada por',
    created_at: 'Creada el',
    metric_id: 'ID de métrica',
    metric_text: 'Métrica',
    story_id: 'ID de historia',
    stakeholder: 'Parte interesada',
    stakeholder_category: 'Categoría',
    metric_ids: 'ID de métricas',
    stakeholders: 'Partes interesadas',
    user_story: 'Historia de usuario',
    option_id: 'ID de opción',
    functional_option: 'Opción funcional',
    decision: 'Decisión',
    decision_reason: 'Motivo',
    recheck: 'Revisar',
    fhn: 'Necesidad',
    direction: 'Sentido',
    measure: 'Medida',
    reading: 'Lectura',
    requirement_ids: 'ID de requisitos',
    requirement_id: 'ID de requisito',
    specification: 'Requisito del sistema',
    link: 'Enlace',
    own: 'Añadido propio',
    round: 'Ronda',
    people: 'Personas',
    of: 'De',
    share: 'Porcentaje fijado',
    has_reached: 'Porcentaje alcanzado',
    changed: 'Cambiaron',
  },
  yes: 'Sí',
}
