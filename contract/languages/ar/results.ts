import type { resultsMessages as english } from '../../messages/results.ts'
import type { Words } from '../words.ts'
import { counted, isolated, nouns } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** The results of a workshop, for its people and for whoever has a link to them. */
export const resultsMessages: Words<typeof english> = {
  gone: 'لا نتائج بهذا العنوان.',
  goneTitle: 'لا شيء للقراءة بهذا العنوان.',
  goneHint: 'ربما انتهت صلاحية الرابط، أو سُحب، أو لم يُنسخ كاملًا. يستطيع من أعطاكم إياه إنشاء رابط جديد.',
  results: headingsMessages.results,
  pageTitle: (title: string) => `${isolated(title)}، النتائج · Ninefold`,
  help: 'ما أُنجز في هذه الورشة، للقراءة ولأخذه معكم. الأسماء وعناوين البريد محذوفة منه.',
  workshopOf: (day: string) => `ورشة بتاريخ ${day}`,
  readableUntil: (day: string) => `يعمل هذا الرابط حتى ${day}.`,
  readReport: 'قراءة التقرير',
  noSolutions: 'لم تُنشأ حلول في هذه الورشة.',
  backToResults: 'العودة إلى كل النتائج',
  solutionGone: 'هذا الحل ليس ضمن النتائج.',
  fetchFailed: 'تعذّر جلب النتائج',
  holds: (metrics: number, options: number, requirements: number) =>
    [counted(metrics, nouns.metric), counted(options, nouns.option), counted(requirements, nouns.requirement)].join(
      ' · ',
    ),
}
