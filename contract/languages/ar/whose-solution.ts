import type { whoseSolutionMessages as english } from '../../messages/whose-solution.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** Whose a solution is, as the list says it, and whoever only looks on. */
export const whoseSolutionMessages: Words<typeof english> = {
  observing: 'أنتم تتابعون فقط: يمكنكم قراءة كل شيء. لتغيير شيء، انضموا أولًا إلى مجموعة.',
  myGroup: (name: string) => `مجموعتي: ${isolated(name)}`,
  group: (name: string) => `المجموعة: ${isolated(name)}`,
  ofNoGroup: 'بلا مجموعة: يمكن للجميع العمل عليها',
}
