import type { stakeholdersMessages as english } from '../../messages/stakeholders.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'

/** Whom the metrics of a solution matter to. */
export const stakeholdersMessages: Words<typeof english> = {
  added: 'Parte interesada añadida a la solución',
  removed: 'Parte interesada quitada de la solución',
  addFailed: 'No se pudo añadir la parte interesada. Vuelve a intentarlo.',
  removeFailed: 'No se pudo quitar la parte interesada. Vuelve a intentarlo.',
  alreadyAdded: 'Esta parte interesada ya está en la solución.',
  noneAvailable: 'No hay partes interesadas disponibles',
  noMetrics: 'No hay métricas: añade métricas a tu solución para gestionar las partes interesadas.',
  addedMark: 'Añadida',
  metricDescription: 'Descripción de la métrica',
  userStory: 'Historia de usuario',
  potentialStakeholders: 'Posibles partes interesadas',
  stakeholdersByMetric: 'Partes interesadas por métrica',
  stakeholderManagement: headingsMessages.stakeholderManagement,
  backToMetrics: 'Volver a Métricas',
  forwardToUserStories: 'Seguir con Historias de usuario',
  /** Beside the specification's buttons, which stand in the rows of metrics. */
  addedToSolution:
    'Una parte interesada se añade a toda la solución, no a una sola métrica: aparece como añadida en todas las métricas que le afectan.',
  others: 'También en esta solución',
  othersHelp:
    'Ninguna métrica de esta solución afecta a estas partes interesadas; por eso no están en las filas de arriba.',
  searchPlaceholder: 'Buscar métricas, historias o partes interesadas…',
}
