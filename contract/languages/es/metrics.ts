import type { metricsMessages as english } from '../../messages/metrics.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** The metrics of the catalogue, and those of a solution. */
export const metricsMessages: Words<typeof english> = {
  fetchFailed: 'No se pudieron obtener las métricas',
  loadFailed: 'No se pudieron cargar las métricas',
  added: 'Métrica añadida',
  removed: 'Métrica quitada',
  alreadyAdded: 'Esta solución ya tiene esa métrica',
  addFailed: 'No se pudo añadir la métrica',
  removeFailed: 'No se pudo quitar la métrica',
  noneAvailable: 'No hay métricas disponibles',
  noneAvailableHint: 'El catálogo de este taller aún no tiene métricas.',
  noneAdded: 'Aún no hay métricas añadidas',
  noneAddedHint: 'Aquí aparecen las métricas que añades de entre las disponibles.',
  allAdded: 'Métricas pertinentes ya añadidas',
  allAddedHint: 'Las métricas vienen con los propósitos de la solución; más propósitos traen más métricas.',
  noneMatching: (term: string) => `Ninguna métrica coincide con «${isolated(term)}»`,
  searchTitle: (title: string) => `Buscar: ${title}`,
  metric: 'Métrica',
  action: 'Acción',
  description: 'Descripción',
  purposes: 'Propósitos',
  availableMetrics: headingsMessages.availableMetrics,
  showingOf: (count: number, all: number) => `Se muestran ${count} de ${counted(all, 'métrica')}`,
  showingTotal: (count: number) => `En total: ${counted(count, 'métrica')}`,
  solutionMetrics: headingsMessages.solutionMetrics,
  backToSolutionDetails: 'Volver a la solución',
  forwardToStakeholders: 'Seguir con Partes interesadas',
  addedMetrics: 'Métricas añadidas',
}
