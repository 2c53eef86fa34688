import type { chainMessages as english } from '../../messages/chain.ts'
import type { Words } from '../words.ts'

/** A solution as a whole, from its purposes to its requirements. */
export const chainMessages: Words<typeof english> = {
  fetchFailed: 'No se pudo obtener la solución en su conjunto',
  purpose: 'Propósito',
  metric: 'Métrica',
  stakeholders: 'Partes interesadas',
  userStory: 'Historia de usuario',
  option: 'Opción',
  rating: 'Valoración',
  requirement: 'Requisito',
}
