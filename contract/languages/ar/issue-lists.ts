import type { issueListsMessages as english } from '../../messages/issue-lists.ts'
import type { Words } from '../words.ts'

/** What stands in a ticket made from a requirement. */
export const issueListsMessages: Words<typeof english> = {
  requirement: 'متطلب النظام',
  need: 'الحاجة',
  /** The need, and what the option does to it. */
  rated: (need: string, direction: string, measure: string) => `${need} (${direction}: ${measure})`,
  reading: 'القراءة',
  read: (name: string, ask: string) => `${name}. ${ask}.`,
  story: 'قصة المستخدم',
  option: 'الخيار الوظيفي',
  decision: 'القرار',
  metric: 'المؤشر',
  solution: 'الحل',
  inNinefold: 'في Ninefold',
}
