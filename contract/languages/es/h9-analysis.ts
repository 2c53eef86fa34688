import type { h9AnalysisMessages as english } from '../../messages/h9-analysis.ts'
import type { Words } from '../words.ts'
import { directionOf, isolated } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** What an option does to the nine needs. */
export const h9AnalysisMessages: Words<typeof english> = {
  fetchFailed: 'No se pudo obtener el análisis de la opción',
  saved: 'Valoraciones guardadas',
  saveFailed: 'No se pudieron guardar los cambios. Vuelve a intentarlo.',
  saveFailedBecause: (message: string) => `Error al guardar el análisis H9: ${message}`,
  updateFailed: 'No se pudo actualizar el análisis de la opción',
  changedMeanwhile: 'Mientras tanto, cambió una valoración que estabas editando.',
  direction: 'Sentido',
  goOnVicious: 'Continuar con el sentido vicioso',
  nextOption: (number: string) => `Opción siguiente: ${number}`,
  title: (solutionName: string) => `Análisis H9 de la solución: ${isolated(solutionName)}`,
  h9Analysis: headingsMessages.h9Analysis,
  backToFunctionalOptions: 'Volver a Opciones funcionales',
  viewSystemRequirements: 'Ver requisitos del sistema',
  primaryFhn: 'Necesidad principal',
  userStory: 'Historia de usuario',
  functionalOption: 'Opción funcional',
  ratings: (direction: string) => `Valoraciones en sentido ${directionOf(direction)}`,
  notSaved: 'Sin guardar',
  notRatedYet: 'Aún sin valorar',
  savingRatesAll:
    'Al guardar se valoran las nueve necesidades: las que dejes como están quedan en Ninguno, sin efecto.',
  whatTheMeasuresMean: 'Qué significan las medidas',
  unsaved: 'Sin guardar',
  savedMark: 'Guardado',
  pairsHint:
    'Primero el sentido virtuoso y luego el vicioso. Ayudar a una necesidad nunca compensa el daño a otra; por eso no hay puntuación total.',
  together: 'Virtuoso y vicioso juntos',
  reachedFromThePrimary: 'De la necesidad principal a cada necesidad a la que afecta la opción',
  ring: (direction: string) => `Anillo ${directionOf(direction)}`,
  fhn: 'Necesidad',
  fhns: 'Necesidades',
  measure: 'Medida',
  primaryName: (name: string) => `${name} (necesidad principal)`,
}
