import type { ExportStep } from '../../exports.ts'
import { madeOnce } from '../../made-once.ts'
import type * as english from '../../messages/file-formats.ts'
import type { Words } from '../words.ts'
import { counted, directionOf, TAG } from './grammar.ts'

/** The tables of files: sheets, heads of columns, and what stands in cells. */
export const fileTablesMessages: Words<typeof english.fileTablesMessages> = {
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
  requirement: 'Requisito del sistema',
  need: 'Necesidad',
  /** The need, and what the option does to it. */
  rated: (need: string, direction: string, measure: string) => `${need} (${directionOf(direction)}: ${measure})`,
  reading: 'Lectura',
  read: (name: string, ask: string) => `${name}. ${ask}.`,
  story: 'Historia de usuario',
  option: 'Opción funcional',
  decision: 'Decisión',
  metric: 'Métrica',
  solution: 'Solución',
  inNinefold: 'En Ninefold',
}

/** What a Markdown document says beyond what the report does. */
export const markdownFileMessages: Words<typeof english.markdownFileMessages> = {
  primaryFhn: 'Necesidad principal',
  created: (day: string, by: string) => `Creada el ${day} por ${by}`,
  fhn: 'Necesidad',
  measure: 'Medida',
  story: 'Historia',
  functionalOption: 'Opción funcional',
  ratedAlone: 'Valorado por cuenta propia (cuántas personas eligieron qué):',
  commonest: 'Más frecuente',
}

/** The report as it lies in an archive. */
export const reportFileMessages: Words<typeof english.reportFileMessages> = {
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

/** What may be chosen in a ReqIF file, and what its objects and relations are called. */
export const reqifFileMessages: Words<typeof english.reqifFileMessages> = {
  kind: {
    metric: 'Métrica',
    story: 'Historia de usuario',
    option: 'Opción funcional',
    rating: 'Valoración',
    requirement: 'Requisito del sistema',
  },
  no: 'No',
  yes: 'Sí',
  rating: (need: string, direction: string, measure: string) => `${need}, ${direction.toLowerCase()}: ${measure}`,
  /** `S12 serves M27` */
  related: {
    serves: (source: string, target: string) => `${source} sirve a ${target}`,
    derives: (source: string, target: string) => `${source} deriva de ${target}`,
    rates: (source: string, target: string) => `${source} valora ${target}`,
    answers: (source: string, target: string) => `${source} responde a ${target}`,
  },
}

/** The first sheet of a workbook: what it is, and what lies on the others. */
export const workbookMessages: Words<typeof english.workbookMessages> = {
  about: 'Acerca de',
  kind: {
    solution: 'Una solución, de la necesidad humana al requisito del sistema',
    workshop: 'Todas las soluciones de un taller, de la necesidad humana al requisito del sistema',
  },
  made: 'Creado el',
  catalogue: 'Catálogo',
  sheets: 'Qué hay en cada hoja',
  sheet: {
    solutions: 'Cada solución con sus propósitos y su necesidad humana fundamental principal.',
    metrics: 'Qué se mide y a qué propósitos sirve.',
    stakeholders: 'A quién le afecta y por qué métricas.',
    'user-stories': 'Una historia por métrica.',
    'functional-options': 'Qué se podría construir para cada historia y qué se decidió.',
    'h9-analysis': 'Qué le hace cada opción a cada necesidad, si todo va bien (virtuoso) y si no (vicioso).',
    'system-requirements': 'Qué hay que construir, con el camino de vuelta a la necesidad.',
    'silent-rating': 'Lo que cada persona valoró por su cuenta, en recuentos.',
  },
  matrix: 'Opciones y necesidades',
  matrixHolds: 'Las mismas valoraciones de un vistazo: una fila por opción y sentido, una columna por necesidad.',
  measures: 'Qué significan las valoraciones',
  readings: 'Qué significan ambos sentidos juntos',
  rows: (count: number) => counted(count, 'fila'),
  page: (title: string) => `${title}, página &P de &N`,
}
