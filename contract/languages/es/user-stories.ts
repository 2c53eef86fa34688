import type { userStoriesMessages as english } from '../../messages/user-stories.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** One sentence per metric. */
export const userStoriesMessages: Words<typeof english> = {
  fetchFailed: 'No se pudieron obtener las historias de usuario',
  saved: 'Historias de usuario guardadas',
  saveFailed: 'No se pudieron guardar las historias de usuario. Vuelve a intentarlo.',
  nothingToSave: 'No hay métricas válidas que guardar.',
  noStakeholder: 'Sin partes interesadas',
  noOptions: 'Sin opciones',
  changedMeanwhile: 'Mientras tanto, cambió una historia de usuario que estabas editando.',
  notSavedYet: 'Sin guardar',
  unsavedCount: (count: number) => `${counted(count, 'historia')} sin guardar.`,
  addMetricsFirst: 'Añade métricas a tu solución para escribir historias de usuario.',
  stakeholder: 'Parte interesada',
  userStory: 'Historia de usuario',
  storyPlaceholder: 'Como …, quiero …, para …',
  functionalOptions: 'Opciones funcionales',
  metricDescription: 'Descripción de la métrica',
  userStories: 'Historias de usuario',
  saveAllUserStories: 'Guardar todas las historias',
  userStoryCreation: headingsMessages.userStoryCreation,
  backToStakeholders: 'Volver a Partes interesadas',
  forwardToFunctionalOptions: 'Seguir con Opciones funcionales',
  showingOfMetrics: (count: number, all: number) => `Se muestran ${count} de ${counted(all, 'métrica')}`,
}
