import type { whoseSolutionMessages as english } from '../../messages/whose-solution.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** Whose a solution is, as the list says it, and whoever only looks on. */
export const whoseSolutionMessages: Words<typeof english> = {
  observing: 'Vous observez : vous pouvez tout lire. Pour modifier quelque chose, rejoignez d’abord un groupe.',
  myGroup: (name: string) => `Mon groupe : ${isolated(name)}`,
  group: (name: string) => `Groupe : ${isolated(name)}`,
  ofNoGroup: 'Aucun groupe : tout le monde peut y travailler',
}
