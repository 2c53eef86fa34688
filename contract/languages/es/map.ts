import type * as english from '../../messages/map.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted } from './grammar.ts'

/** The traceability map. */
export const mapMessages: Words<typeof english.mapMessages> = {
  help: 'Sigue un requisito hasta la necesidad a la que sirve o busca hilos que terminan demasiado pronto.',
  keys: 'Con las flechas recorres las líneas, con Enter sigues un elemento y con Escape lo sueltas.',
  notWritten: 'Aún sin escribir',
  halfRated: 'Valorada a medias: en un solo sentido',
  more: (count: number) => `y ${count} más`,
  whole: {
    metrics: 'Cada métrica tiene una parte interesada y una historia',
    stories: 'Cada historia tiene una opción',
    options: 'Cada opción está valorada en ambos sentidos',
    harms: 'Cada valoración que perjudica o solo parece ayudar tiene un requisito',
  },
  none: 'Aún no hay nada que seguir',
  noneHint: 'Añade métricas a tu solución. Todo lo demás parte de ellas.',
  noneMatching: 'Nada coincide en el mapa',
  noneMatchingHint: 'Busca otras palabras o elige otro hueco.',
  gaps: 'Huecos',
  chosenItem: 'Elemento seleccionado',
  mapAsATable: 'El mapa como tabla',
  map: 'Mapa',
  addMetrics: 'Añadir métricas',
  traceabilityMap: headingsMessages.traceabilityMap,
  backToSolutionDetails: 'Volver a la solución',
  thread: 'Hilo',
  searchTheMap: 'Buscar en el mapa',
  searchByWordsOrId: 'Buscar por palabras o ID…',
  showAs: 'Mostrar como',
  table: 'Tabla',
  previous: 'Anterior',
  next: 'Siguiente',
  onlyTheChosenThread: 'Solo el hilo seleccionado',
  showingOfItems: (count: number, total: number) => `Se muestran ${count} de ${counted(total, 'elemento')}`,
  writeARequirement: 'Escribir un requisito',
  openTheSolution: 'Abrir la solución',
  openInMetrics: 'Abrir en Métricas',
  openInStakeholders: 'Abrir en Partes interesadas',
  openInUserStories: 'Abrir en Historias de usuario',
  openInOptions: 'Abrir en Opciones',
  openInH9Analysis: 'Abrir en Análisis H9',
  openInRequirements: 'Abrir en Requisitos',
}

/** A solution as a whole, from its purposes to its requirements. */
export const chainMessages: Words<typeof english.chainMessages> = {
  fetchFailed: 'No se pudo obtener la solución en su conjunto',
  purpose: 'Propósito',
  metric: 'Métrica',
  stakeholders: 'Partes interesadas',
  userStory: 'Historia de usuario',
  option: 'Opción',
  rating: 'Valoración',
  requirement: 'Requisito',
}
