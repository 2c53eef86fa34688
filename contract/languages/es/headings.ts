import type { headingsMessages as english } from '../../messages/headings.ts'
import type { Words } from '../words.ts'
import { sessionMessages } from './session.ts'

/** The headings of the screens, apart from their other words: they are shown while the screen itself is on its way. */
export const headingsMessages: Words<typeof english> = {
  solutions: 'Soluciones',
  availableMetrics: 'Métricas disponibles',
  createNewSolution: 'Crear una solución',
  solutionDetails: 'Detalles de la solución',
  solutionMetrics: 'Métricas de la solución',
  stakeholderManagement: 'Gestión de partes interesadas',
  userStoryCreation: 'Creación de historias de usuario',
  functionalOptionCreation: 'Creación de opciones funcionales',
  h9Analysis: 'Análisis H9',
  systemRequirements: 'Requisitos del sistema',
  comparison: 'Comparación',
  traceabilityMap: 'Mapa de trazabilidad',
  report: 'Informe',
  history: 'Historial',
  results: 'Resultados',
  privacy: sessionMessages.privacy,
  workshopDocument: 'Documento de todo el taller',
  workshops: 'Talleres',
  workshop: 'Taller',
  participants: 'Participantes',
  recentlyDeleted: 'Eliminado recientemente',
  groups: 'Grupos',
  agenda: 'Agenda',
  tableCards: 'Tarjetas de mesa',
  catalogues: 'Catálogos',
  catalogue: 'Catálogo',
  draft: 'Borrador',
  importACatalogue: 'Importar un catálogo',
}
