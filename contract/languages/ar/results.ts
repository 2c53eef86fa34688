import type * as english from '../../messages/results.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, isolated, nouns } from './grammar.ts'

/** The results of a workshop, for its people and for whoever has a link to them. */
export const resultsMessages: Words<typeof english.resultsMessages> = {
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

/** The host's link to the results of a workshop. */
export const resultsLinkMessages: Words<typeof english.resultsLinkMessages> = {
  title: 'رابط النتائج',
  hint: 'من لديه الرابط يستطيع قراءة كل حل، بلا أسماء ولا عناوين بريد، ولا شيء غير ذلك. ولا حاجة إلى الانضمام.',
  none: 'لا رابط حاليًا.',
  holdsUntil: (day: string) => `يعمل الرابط حتى ${day}.`,
  ended: (day: string) => `انتهى الرابط في ${day}.`,
  howLong: 'مدة عمله',
  days: (days: number) => counted(days, nouns.day),
  make: 'إنشاء رابط',
  makeNew: 'إنشاء رابط جديد',
  replaceTitle: 'استبدال الرابط',
  replaceWarning: 'لن يفتح الرابط الحالي شيئًا بعد ذلك، حتى لمن لديه الرابط من قبل.',
  replacesOnBigScreen: 'يزول رمز QR الخاص به من الشاشة الكبيرة. ويمكنكم وضع الرمز الجديد هناك بعد إنشائه.',
  made: 'أُنشئ الرابط.',
  shownOnce: 'انسخوه الآن: لن يُعرض مرة أخرى حفاظًا على الأمان.',
  newLink: 'الرابط الجديد',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط.',
  showOnBigScreen: 'عرض على الشاشة الكبيرة',
  onBigScreen: 'تعرض الشاشة الكبيرة رمز QR الخاص به في الختام، إلى أن تسحبوا الرابط.',
  notCopied: 'تعذّر نسخ الرابط. يُرجى تحديده ونسخه يدويًا.',
  takeBack: 'سحب الرابط',
  takeBackTitle: 'سحب الرابط',
  takeBackWarning: 'لن يستطيع من لديه الرابط قراءة النتائج. ويمكنكم إنشاء رابط جديد في أي وقت.',
  takenBack: 'سُحب الرابط.',
}
