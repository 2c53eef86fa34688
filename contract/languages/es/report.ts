import type { reportMessages as english } from '../../messages/report.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** The report to print. */
export const reportMessages: Words<typeof english> = {
  help: 'Toda la solución en un documento: léelo aquí, imprímelo o guárdalo como PDF desde el diálogo de impresión.',
  /** Above the first of them: what the codes in a document have to do with the numbers on the screens. */
  codes:
    'Los códigos como M27, S12, O31 y R88 son de una sola métrica, historia, opción o requisito y nunca cambian, ni aquí ni en los archivos exportados. Un número como 1.1 en una pantalla es solo un lugar en una lista y puede cambiar.',
  nothing: 'Nada todavía.',
  noStory: 'Aún no hay historia.',
  noOption: 'Aún no hay opción.',
  notRated: 'Aún sin valorar.',
  notRatedDirection: 'Sin valorar',
  untouched: (needs: readonly string[]) => `No afectadas: ${needs.join(', ')}.`,
  noneInOne: (isVirtuousRated: boolean, needs: readonly string[]) =>
    `Ninguno (valorado solo en sentido ${isVirtuousRated ? 'virtuoso' : 'vicioso'}): ${needs.join(', ')}.`,
  withoutRequirement: (needs: readonly string[]) => `Sin requisitos para: ${needs.join(', ')}.`,
  noGaps: 'Sin huecos hasta ahora.',
  story: 'Historia',
  functionalOption: 'Opción funcional',
  decision: 'Decisión',
  reason: 'Motivo',
  traceabilityMap: 'Mapa de trazabilidad',
  map: 'Mapa',
  mapNeedsRoom: 'El mapa necesita una pantalla más ancha. También está en el informe impreso.',
  partOf: (title: string, place: number, count: number) => `${title}, ${place} de ${count}`,
  metric: 'Métrica',
  purposes: 'Propósitos',
  pageFoot: (day: string) => `Ninefold, ${day}`,
  contents: 'Contenido',
  pageTitle: (solutionName: string) => `${isolated(solutionName)}, informe · Ninefold`,
  participants: 'Participantes',
  reportOf: (day: string) => `Informe del ${day}`,
  counts: (metrics: number, stakeholders: number, options: number, requirements: number) =>
    [
      counted(metrics, 'métrica'),
      counted(stakeholders, 'parte interesada', 'partes interesadas'),
      counted(options, 'opción', 'opciones'),
      counted(requirements, 'requisito'),
    ].join(' · '),
  theSolution: 'La solución',
  fromPurposeToRequirement: 'Del propósito al requisito',
  metrics: 'Métricas',
  stakeholders: 'Partes interesadas',
  userStoriesAndOptions: 'Historias de usuario y opciones',
  h9Analysis: 'Análisis H9',
  systemRequirementsByNeed: 'Requisitos del sistema por necesidad',
  decisions: 'Decisiones',
  openGaps: 'Huecos pendientes',
  listEmails: 'Incluir los correos de los participantes',
  /** Where the workshop hides them. */
  listPeople: 'Incluir los nombres y números de los participantes',
  report: headingsMessages.report,
  backToSolutionDetails: 'Volver a la solución',
  systemRequirement: 'Requisito del sistema',
  followsFrom: 'Se deriva de',
  option: 'Opción',
  primaryFhn: 'Necesidad humana fundamental principal',
  stakeholder: 'Parte interesada',
  category: 'Categoría',
  together: 'Juntos',
  requirements: 'Requisitos',
}
