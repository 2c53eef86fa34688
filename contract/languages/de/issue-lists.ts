import type { issueListsMessages as english } from '../../messages/issue-lists.ts'
import type { Words } from '../words.ts'
import { directionWord } from './grammar.ts'

/** What stands in a ticket made from a requirement. */
export const issueListsMessages: Words<typeof english> = {
  requirement: 'Systemanforderung',
  need: 'Bedürfnis',
  /** The need, and what the option does to it. */
  rated: (need: string, direction: string, measure: string) => `${need} (${directionWord(direction)}: ${measure})`,
  reading: 'Deutung',
  read: (name: string, ask: string) => `${name}. ${ask}.`,
  story: 'User Story',
  option: 'Funktionale Option',
  decision: 'Entscheidung',
  metric: 'Kennzahl',
  solution: 'Lösung',
  inNinefold: 'In Ninefold',
}
