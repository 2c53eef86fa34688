import type { Decision } from '../../chain.ts'
import type * as english from '../../messages/comparison.ts'
import type { Reading } from '../../reading.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, percent } from './grammar.ts'

/** All options side by side. */
export const comparisonMessages: Words<typeof english.comparisonMessages> = {
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

/** What a group decides about an option. */
export const decisionsMessages: Words<typeof english.decisionsMessages> = {
  decision: {
    accepted: 'Se construye',
    adapted: 'Se construye con cambios',
    rejected: 'No se construye',
  } satisfies Record<Decision, string>,
  undecided: 'Sin decidir',
  saved: 'Decisión guardada.',
  failed: (reason: string) => `No se pudo guardar la decisión: ${reason}`,
}

/** What the two ratings of a need mean together. */
export const readingsMessages: Words<typeof english.readingsMessages> = {
  reading: {
    sturdy: { name: 'Beneficio sólido', means: 'Ayuda, y no perjudica si las cosas van mal.', ask: 'Consérvalo' },
    fragile: {
      name: 'Beneficio frágil',
      means: 'Ayuda, pero no si las cosas van mal.',
      ask: 'Protégelo del caso vicioso',
    },
    wishful: {
      name: 'Beneficio ilusorio',
      means: 'Solo parece ayudar, incluso si todo va bien.',
      ask: 'Hazlo real o deja de prometerlo',
    },
    'built-in harm': {
      name: 'Daño inherente',
      means: 'Perjudica, incluso si todo va bien.',
      ask: 'Rediseña o prefiere otra opción',
    },
    'side effect': {
      name: 'Efecto secundario',
      means: 'No tiene efecto si todo va bien, pero sí si las cosas van mal.',
      ask: 'Pon una salvaguarda',
    },
  } satisfies Record<Reading, { name: string; means: string; ask: string }>,
  /** Where there is little room. */
  brief: {
    sturdy: 'sólido',
    fragile: 'frágil',
    wishful: 'ilusorio',
    'built-in harm': 'daño inherente',
    'side effect': 'efecto secundario',
  } satisfies Record<Reading, string>,
  untouched: 'No afectada',
  whatTheyMean: 'Qué significan virtuoso y vicioso juntos',
  notRatedBothWays: 'Sin valorar en ambos sentidos',
  /** Neither side, or only one of the two, is rated. */
  unread: (isVirtuousRated: boolean, isViciousRated: boolean) =>
    `${isVirtuousRated ? 'El sentido vicioso aún no está valorado' : isViciousRated ? 'El sentido virtuoso aún no está valorado' : 'Ninguno de los dos sentidos está valorado aún'}. Cuando ambos estén guardados, podrás leer aquí qué significan juntos.`,
}

/** What people rated alone, as the report tells it. */
export const ratedAloneMessages: Words<typeof english.ratedAloneMessages> = {
  title: 'Valorado por cuenta propia: cuántas personas eligieron qué',
  round: 'Ronda',
  people: 'Personas',
  commonest: 'Respuesta más frecuente',
  changed: 'Cambiaron',
  roundOf: (direction: string, round: number) => `${direction} ${round}`,
  chosen: (cells: readonly (readonly [people: number, measure: string])[]) =>
    cells.map(([people, measure]) => `${people} ${measure}`).join(', '),
  percent,
  ofShare: (reached: number, share: number, isReached: boolean) =>
    isReached
      ? `${percent(reached)}, alcanza el ${percent(share)}`
      : `${percent(reached)}, del ${percent(share)} necesario`,
  moved: (people: number, of: number) => `${people} de ${of}`,
}

/** Something was changed after what follows from it was written. */
export const recheckMessages: Words<typeof english.recheckMessages> = {
  recheck: 'Revisar',
  option: 'La historia o la opción cambió después de valorarla.',
  requirement: 'La valoración cambió después de escribir esto.',
  confirmFailed: (reason: string) => `No se pudo confirmar: ${reason}`,
  ratingsHold: 'Las valoraciones siguen valiendo',
  requirementHolds: 'El requisito sigue valiendo',
}
