import { GROUPS_MAX } from '../../limits.ts'
import type * as english from '../../messages/groups.ts'
import type { Words } from '../words.ts'
import { counted, isolated, nouns } from './grammar.ts'

/** Groups as the people of a workshop meet them. */
export const groupsMessages: Words<typeof english.groupsMessages> = {
  otherGroup: 'هذا الحل لمجموعة أخرى. يمكنكم قراءته؛ أما تغييره فلتلك المجموعة وللمضيف.',
  belongsTo: (name: string) =>
    `هذا الحل للمجموعة «${isolated(name)}». يمكنكم قراءته؛ أما تغييره فلتلك المجموعة وللمضيف.`,
  madeByHost: 'المضيف هو من ينشئ مجموعات هذه الورشة.',
  none: 'لا مجموعات في هذه الورشة.',
  tooMany: `الحد الأقصى في الورشة الواحدة ${counted(GROUPS_MAX, nouns.group)}. يُرجى الانضمام إلى إحداها.`,
  nameTaken: 'توجد مجموعة بهذا الاسم.',
  nameBlank: 'لا بد للمجموعة من اسم.',
  which: 'في أي مجموعة أنتم؟',
  whichHint: 'ما تنشئونه يكون لمجموعتكم: يغيّره أعضاؤها والمضيف، ويقرؤه الجميع. يمكنكم تغيير مجموعتكم لاحقًا من «الورشة».',
  noneMade: 'لم ينشئ المضيف مجموعات بعد. ستظهر هنا فور إنشائها.',
  noneMadeYet: 'لا مجموعات بعد. أنشئوا الأولى.',
  groups: 'المجموعات',
  people: (count: number) => counted(count, nouns.person),
  lookOn: 'متابعة فقط',
  notNow: 'ليس الآن',
  newGroup: 'اسم مجموعة جديدة',
  make: 'إنشاء مجموعة',
  yourGroup: 'مجموعتكم',
  noGroup: 'بلا مجموعة بعد',
  lookingOn: 'متابعة فقط',
  joined: (name: string) => `أنتم الآن في المجموعة «${isolated(name)}».`,
  isLookingOn: 'أنتم الآن تتابعون فقط.',
  left: 'لستم الآن في أي مجموعة.',
  linkOutdated: 'المجموعة التي في رابطكم لم تعد موجودة. يُرجى اختيار غيرها.',
}

/** Whose a solution is, as the list says it, and whoever only looks on. */
export const whoseSolutionMessages: Words<typeof english.whoseSolutionMessages> = {
  observing: 'أنتم تتابعون فقط: يمكنكم قراءة كل شيء. لتغيير شيء، انضموا أولًا إلى مجموعة.',
  myGroup: (name: string) => `مجموعتي: ${isolated(name)}`,
  group: (name: string) => `المجموعة: ${isolated(name)}`,
  ofNoGroup: 'بلا مجموعة: يمكن للجميع العمل عليها',
}
