import type { hostOwnWordsMessages as english } from '../../messages/host-own-words.ts'
import type { Words } from '../words.ts'
import { counted, isolated, nouns, quoted } from './grammar.ts'

/** What a workshop has added to its catalogue, as its host sees it. */
export const hostOwnWordsMessages: Words<typeof english> = {
  title: 'الإضافات الخاصة',
  none: 'لم تضف المجموعات شيئًا خاصًا بها بعد.',
  help: 'هي لهذه الورشة. ولا تكون في الورشة التالية إلا إذا نشرتموها في إصدار جديد من الكتالوج.',
  metric: 'مؤشر',
  stakeholder: (category: string) => `صاحب مصلحة، ${isolated(category)}`,
  usedIn: (count: number) => (count === 0 ? 'ليس في أي حل' : `في ${counted(count, nouns.solution, 'after')}`),
  takeBack: 'سحب',
  takenBack: (name: string) => `تم سحب ${quoted(name)}.`,
  publish: 'نشر الإضافات الخاصة',
  publishTitle: 'هل تريدون نشر الإضافات الخاصة؟',
  publishQuestion: (catalogue: string) =>
    `تصبح جزءًا من إصدار جديد من الكتالوج ${quoted(catalogue)}. تكون في الورش التي تُفتح بذلك الإصدار؛ أما هذه الورشة فتبقى كما هي.`,
  confirmPublish: 'نشر',
  published: (catalogue: string, version: string) => `نُشرت في الإصدار ${version} من ${quoted(catalogue)}`,
  nothingNew: 'كلها موجودة في أحدث إصدار من الكتالوج.',
}
