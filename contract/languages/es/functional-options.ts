import type { functionalOptionsMessages as english } from '../../messages/functional-options.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** Ways to make a story come true. */
export const functionalOptionsMessages: Words<typeof english> = {
  loading: 'Cargando las opciones funcionales…',
  added: 'Opción funcional añadida',
  updated: 'Opción funcional actualizada',
  deleted: 'Opción funcional eliminada',
  addFailed: 'No se pudo añadir la opción funcional. Vuelve a intentarlo.',
  updateFailed: 'No se pudo actualizar la opción funcional. Vuelve a intentarlo.',
  deleteFailed: 'No se pudo eliminar la opción funcional. Vuelve a intentarlo.',
  addFailedShort: 'No se pudo añadir la opción funcional',
  updateFailedShort: 'No se pudo actualizar la opción funcional',
  deleteFailedShort: 'No se pudo eliminar la opción funcional',
  empty: 'El texto de la opción funcional no puede estar vacío',
  noUserStory: 'Sin historia de usuario',
  noResults: 'Sin resultados',
  noMetrics: 'No hay métricas: añade métricas a tu solución para crear opciones funcionales.',
  changedMeanwhile: 'Mientras tanto, esta opción funcional cambió.',
  missing: 'Esta opción funcional no es de esta solución o fue eliminada.',
  chooseAnother: 'Elige otra opción de esta solución para seguir.',
  goOnRating: (number: string) => `Valorar la opción ${number}`,
  goToFunctionalOptions: 'Ir a Opciones funcionales',
  functionalOptionCreation: headingsMessages.functionalOptionCreation,
  backToUserStories: 'Volver a Historias de usuario',
  searchPlaceholder: 'Buscar métricas, historias, partes interesadas u opciones…',
  showingOfMetrics: (count: number, all: number) => `Se muestran ${count} de ${counted(all, 'métrica')}`,
  editFunctionalOption: 'Editar opción funcional',
  subjectiveReflection: 'Reflexión subjetiva',
  stakeholder: 'Parte interesada',
  userStory: 'Historia de usuario',
  functionalOptions: 'Opciones funcionales',
  addFunctionalOption: 'Añadir opción funcional',
  metricDescription: 'Descripción de la métrica',
  tableLabel: 'Opciones funcionales',
}
