import type { gapsMessages as english } from '../../messages/gaps.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** How many of each are missing; which they are is found by `gapsOf`. */
export const gapsMessages: Words<typeof english> = {
  purposesUnserved: (count: number) => `${counted(count, 'propósito')} sin métrica`,
  metricsWithoutStakeholder: (count: number) => `${counted(count, 'métrica')} sin parte interesada`,
  stakeholdersUnconcerned: (count: number) => `${counted(count, 'parte interesada', 'partes interesadas')} sin métrica`,
  metricsWithoutStory: (count: number) => `${counted(count, 'métrica')} sin historia`,
  storiesWithoutOption: (count: number) => `${counted(count, 'historia')} sin opción`,
  optionsNotRatedVirtuous: (count: number) => `${counted(count, 'opción', 'opciones')} sin valorar en sentido virtuoso`,
  optionsNotRatedVicious: (count: number) => `${counted(count, 'opción', 'opciones')} sin valorar en sentido vicioso`,
  harmsUnanswered: (count: number) =>
    counted(
      count,
      'valoración que perjudica o solo parece ayudar, sin requisito',
      'valoraciones que perjudican o solo parecen ayudar, sin requisito',
    ),
  ratingsWithoutRequirement: (count: number) => `${counted(count, 'valoración', 'valoraciones')} sin requisito`,
  optionsToRecheck: (count: number) => `${counted(count, 'opción', 'opciones')} por revisar`,
  requirementsToRecheck: (count: number) => `${counted(count, 'requisito')} por revisar`,
  requirementsOfNone: (count: number) => `${counted(count, 'requisito')} con una valoración que ahora es Ninguno`,
}
