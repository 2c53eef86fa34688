import type { issueListsMessages as english } from '../../messages/issue-lists.ts'
import type { Words } from '../words.ts'
import { circle } from './grammar.ts'

/** What stands in a ticket made from a requirement. */
export const issueListsMessages: Words<typeof english> = {
  requirement: 'Exigence système',
  need: 'Besoin',
  /** The need, and what the option does to it. */
  rated: (need: string, direction: string, measure: string) => `${need} (${circle(direction)} : ${measure})`,
  reading: 'Lecture',
  read: (name: string, ask: string) => `${name}. ${ask}.`,
  story: 'Récit utilisateur',
  option: 'Option fonctionnelle',
  decision: 'Décision',
  metric: 'Indicateur',
  solution: 'Solution',
  inNinefold: 'Dans Ninefold',
}
