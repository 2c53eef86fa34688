import type { comparisonMessages as english } from '../../messages/comparison.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** All options side by side. */
export const comparisonMessages: Words<typeof english> = {
  goOnReport: 'Continuar con el informe',
  help: 'Todas las opciones frente a las nueve necesidades, primero en sentido virtuoso y luego vicioso. Ayudar a una necesidad nunca compensa el daño a otra; por eso no hay puntuación total.',
  notRated: 'sin valorar',
  viciousNotRated: 'vicioso sin valorar',
  virtuousNotRated: 'virtuoso sin valorar',
  helpful: (count: number) => {
    if (count === 0) return 'No se sabe de ninguna opción que ayude a la necesidad principal sin perjudicar a otra.'
    return count === 1
      ? 'La primera opción ayuda a la necesidad principal y no perjudica a ninguna.'
      : `Las ${count} primeras opciones ayudan a la necesidad principal y no perjudican a ninguna.`
  },
  untouched: 'No afectada: sin efecto en ambos sentidos',
  none: 'Aún no hay opciones que comparar',
  noneHint: 'Escribe opciones para tus historias y valóralas. Aparecerán aquí, una junto a otra.',
  bothRatings: (need: string, virtuous: string, vicious: string) => `${need}: virtuoso ${virtuous}, vicioso ${vicious}`,
  functionalOption: 'Opción funcional',
  needs: 'Necesidades',
  writeOptions: 'Escribir opciones',
  story: 'Historia',
  allStories: 'Todas las historias',
  clearStory: 'Quitar el filtro de historia',
  helpfulFirst: 'Mostrar primero las opciones que ayudan a la necesidad principal y no perjudican a ninguna',
  showingOfOptions: (shown: number, all: number) => `Se muestran ${shown} de ${counted(all, 'opción', 'opciones')}`,
  comparison: headingsMessages.comparison,
  backToSolutionDetails: 'Volver a la solución',
  optionsByNeed: 'Opciones por necesidad',
  primary: 'Principal',
  decision: 'Decisión',
  change: 'Cambiar',
  decide: 'Decidir',
  reason: 'Motivo',
  isItToBeBuilt: '¿Se construye?',
  measures: 'Medidas',
}
