import type * as english from '../../messages/report.ts'
import type { Effect } from '../../reference-data.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, digits, ended, isolated, quoted } from './grammar.ts'

/** The report to print. */
export const reportMessages: Words<typeof english.reportMessages> = {
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

/** The document of a whole workshop. */
export const workshopDocumentMessages: Words<typeof english.workshopDocumentMessages> = {
  title: headingsMessages.workshopDocument,
  help: 'Todo lo que hizo este taller, en un documento: léelo aquí, imprímelo o guárdalo como un archivo que se abre en cualquier sitio.',
  pageTitle: (title: string) => `${isolated(title)}, documento · Ninefold`,
  fetchFailed: 'No se pudo obtener el taller en su conjunto',
  saveFile: 'Guardar como archivo',
  fileName: (title: string, day: string) => `${title} ${day}.html`,
  listEmails: 'Decir quién trabajó en qué (correos)',
  /** Where the workshop hides them. */
  listPeople: 'Decir quién trabajó en qué (nombres y números)',
  backToWorkshop: 'Volver al taller',
  backToSolutions: 'Volver a Soluciones',
  /** Of the workshop, and of the document. */
  datesOf: (opened: string, today: string) => `Taller del ${opened} · Documento del ${today}`,
  whatWasDone: 'Qué se hizo',
  solutions: 'Soluciones',
  acrossSolutions: 'Qué sirve y qué perjudica a cada necesidad',
  acrossHelp:
    'Recuento de las opciones de todas las soluciones, necesidad por necesidad. Los ejemplos son las primeras opciones escritas, como mucho una de cada solución. Estos recuentos no son puntuaciones: una necesidad frenada no se compensa con otra bien servida.',
  decisions: 'Decisiones',
  systemRequirements: 'Requisitos del sistema',
  openGaps: 'Huecos pendientes',
  primaryNeedOf: (solutions: readonly string[]) =>
    ended(`Necesidad principal de ${solutions.map(isolated).join(', ')}`),
  /** How far a solution came. */
  metricCount: (count: number) => counted(count, 'métrica'),
  /** The participle agrees with how many there are in all. */
  storiesWritten: (count: number, of: number) =>
    `${digits(count)} de ${counted(of, 'historia escrita', 'historias escritas')}`,
  optionsRated: (count: number, of: number) =>
    `${digits(count)} de ${counted(of, 'opción valorada', 'opciones valoradas')} en ambos sentidos`,
  optionsDecided: (count: number, of: number) =>
    `${digits(count)} de ${counted(of, 'opción decidida', 'opciones decididas')}`,
  requirementCount: (count: number) => counted(count, 'requisito'),
  peopleOf: (people: readonly string[]) => ended(`De ${people.map(isolated).join(', ')}`),
  solutionCount: (count: number) => counted(count, 'solución', 'soluciones'),
  noMetrics: 'Aún no hay métricas.',
  ringsOf: (solution: string) => `Opciones y necesidades: ${isolated(solution)}`,
  ringsHelp: (needs: readonly string[]) =>
    `Cada opción tiene dos círculos: a la izquierda el virtuoso, a la derecha el vicioso. Las necesidades van en el sentido de las agujas del reloj desde arriba: ${needs.join(', ')}. La necesidad principal tiene un anillo dorado; las palabras junto a los círculos dicen lo mismo.`,
  virtuousNeeds: 'Virtuoso:',
  viciousNeeds: 'Vicioso:',
  nothingTouched: 'no afecta a ninguna necesidad',
  notRatedDirection: 'aún sin valorar',
  /** 1 Sinérgico: Libertad, Identidad */
  needsOf: (number: number, measure: string, needs: readonly string[]) => `${number} ${measure}: ${needs.join(', ')}`,
  effect: {
    helps: 'Le sirve',
    seems: 'Solo parece servirle',
    harms: 'La frena',
  } satisfies Record<Exclude<Effect, 'none'>, string>,
  /** Virtuoso: 3 de 12 opciones valoradas */
  countIn: (direction: string, count: number, rated: number) =>
    rated === 0
      ? `${direction}: ninguna opción valorada`
      : `${direction}: ${digits(count)} de ${counted(rated, 'opción valorada', 'opciones valoradas')}`,
  example: (option: string, solution: string) => `${quoted(option)}, ${isolated(solution)}`,
  untouched: 'Hasta ahora no le afecta ninguna opción.',
  undecided: (options: readonly string[]) => `Sin decidir: ${options.join(', ')}.`,
  noOptions: 'Aún no hay opciones.',
  noRequirements: 'Aún no hay requisitos.',
  noGaps: 'Sin huecos hasta ahora.',
}
