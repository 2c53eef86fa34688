import type { whoseSolutionMessages as english } from '../../messages/whose-solution.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** Whose a solution is, as the list says it, and whoever only looks on. */
export const whoseSolutionMessages: Words<typeof english> = {
  observing: 'Sie sehen zu: Sie können alles lesen. Um etwas zu ändern, schließen Sie sich zuerst einer Gruppe an.',
  myGroup: (name: string) => `Meine Gruppe: ${isolated(name)}`,
  group: (name: string) => `Gruppe: ${isolated(name)}`,
  ofNoGroup: 'Keine Gruppe: Alle können daran arbeiten',
}
