import type { asidesMessages as english } from '../../messages/asides.ts'
import type { Words } from '../words.ts'
import { counted, formatted, isolated, nouns } from './grammar.ts'

/** What passes between the host and one group: help, notes, and what the host reads beside it. */
export const asidesMessages: Words<typeof english> = {
  /** On the group's screens. */
  region: 'مجموعتكم والمضيف',
  needHelp: 'نحتاج إلى مساعدة',
  askTitle: 'طلب المساعدة من المضيف',
  askHint: 'يرى المضيف فورًا أي مجموعة تطلب، ويأتي إليها.',
  about: 'ما الموضوع؟ يمكن ترك هذا فارغًا.',
  ask: 'طلب المساعدة',
  hasAsked: 'طُلبت المساعدة من المضيف.',
  coming: 'المضيف قادم.',
  asked: (who: string, ago: string) => `${isolated(who)}، ${ago}`,
  youAsked: (ago: string) => `أنتم، ${ago}`,
  noLongerNeeded: 'لم تعد لازمة',
  takenBack: 'لم تعد المساعدة مطلوبة.',
  noteToYou: 'من المضيف إلى مجموعتكم:',
  wholeNote: 'عرض الكل',
  hideNote: 'إخفاء',

  /** In the cockpit. */
  helpWanted: 'طلبات المساعدة',
  needsHelp: 'تحتاج إلى مساعدة',
  onTheWay: 'أنتم في الطريق',
  waiting: (count: number, names: string) =>
    count === 1 ? `مجموعة بحاجة إلى مساعدة: ${names}` : `مجموعات بحاجة إلى مساعدة (${formatted(count)}): ${names}`,
  withCount: (count: number, title: string) => `(${formatted(count)}) ${title}`,
  groupNeedsHelp: (name: string) => `بحاجة إلى مساعدة: ${isolated(name)}`,
  groupsNeedHelp: (count: number) => `بحاجة إلى مساعدة: ${counted(count, nouns.group)}`,
  onMyWay: 'في الطريق',
  answered: 'تمت الإجابة',
  saidComing: 'تقرأ المجموعة أنكم قادمون.',
  saidAnswered: 'تمت الإجابة عن طلب المساعدة.',
  read: 'قراءة',
  noteShown: 'أمامها ملاحظة منكم',
  noteSent: 'أُرسلت الملاحظة.',
  noteTakenBack: 'سُحبت الملاحظة.',
  noteWords: {
    label: 'ملاحظة إلى هذه المجموعة وحدها',
    send: 'إرسال',
    takeBack: 'سحب',
    changedMeanwhile: 'تغيّرت الملاحظة إلى هذه المجموعة في هذه الأثناء.',
    seenNow: (note: string) => `ترى المجموعة حاليًا: ${isolated(note)}`,
    nothingSeenNow: 'لا ترى المجموعة حاليًا أي ملاحظة.',
  },
  whoIsHere: 'الحاضرون',
  nobodyHere: 'لا أحد في هذا الحل الآن.',
  soFar: 'ما كُتب حتى الآن',
  noPurposes: 'لا أغراض بعد',
  noMetrics: 'لا مؤشرات بعد.',
  noStory: 'لا قصة بعد.',
}
