import type { draftsMessages as english } from '../../messages/drafts.ts'
import type { Words } from '../words.ts'
import { counted, nouns } from './grammar.ts'
import { timeMessages } from './time.ts'

/** What was typed on an earlier visit and not saved. */
export const draftsMessages: Words<typeof english> = {
  keptWhileClosed: 'يبقى ما كتبتموه ولم تحفظوه في هذا المتصفح، ويُعرض عليكم عندئذ.',
  offer: 'هل تريدون استعادة ما كتبتموه؟',
  typed: (when: string) => `كُتب ${timeMessages.inSentence(when)}، ولم يُحفظ.`,
  /** What whoever listens is told instead of the words themselves. */
  about: (labels: readonly string[]) => `في: ${labels.join('؛ ')}.`,
  long: (label: string, characters: number) => `${label}، ${counted(characters, nouns.character)}`,
  more: (count: number) => `و${counted(count, nouns.otherEntry)}`,
  logOutTitle: 'نصوص غير محفوظة على هذا الجهاز',
  logOutQuestion:
    'كتبت نصوصًا لم تُحفظ. يحتفظ بها هذا المتصفح 30 يومًا ويعرضها عليك عند تسجيل الدخول مرة أخرى. على جهاز مشترك يمكنك حذفها الآن.',
  keepAndLogOut: 'الاحتفاظ بها وتسجيل الخروج',
  deleteAndLogOut: 'حذفها وتسجيل الخروج',
}
