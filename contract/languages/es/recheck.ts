import type { recheckMessages as english } from '../../messages/recheck.ts'
import type { Words } from '../words.ts'

/** Something was changed after what follows from it was written. */
export const recheckMessages: Words<typeof english> = {
  recheck: 'Revisar',
  option: 'La historia o la opción cambió después de valorarla.',
  requirement: 'La valoración cambió después de escribir esto.',
  confirmFailed: (reason: string) => `No se pudo confirmar: ${reason}`,
  ratingsHold: 'Las valoraciones siguen valiendo',
  requirementHolds: 'El requisito sigue valiendo',
}
