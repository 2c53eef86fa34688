import type { issueListsMessages as english } from '../../messages/issue-lists.ts'
import type { Words } from '../words.ts'
import { directionOf } from './grammar.ts'

/** What stands in a ticket made from a requirement. */
export const issueListsMessages: Words<typeof english> = {
  requirement: 'Requisito del sistema',
  need: 'Necesidad',
  /** The need, and what the option does to it. */
  rated: (need: string, direction: string, measure: string) => `${need} (${directionOf(direction)}: ${measure})`,
  reading: 'Lectura',
  read: (name: string, ask: string) => `${name}. ${ask}.`,
  story: 'Historia de usuario',
  option: 'Opción funcional',
  decision: 'Decisión',
  metric: 'Métrica',
  solution: 'Solución',
  inNinefold: 'En Ninefold',
}
