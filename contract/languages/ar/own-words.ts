import { OWN_VERSIONS_MAX } from '../../limits.ts'
import type * as english from '../../messages/own-words.ts'
import type { Words } from '../words.ts'
import { counted, formatted, isolated, listed, nouns, quoted } from './grammar.ts'

const exists = (name: string, difference?: string) =>
  `${quoted(name)} موجود في الكتالوج من قبل${difference ? `، ${difference}` : ''}: أُضيف إلى هذا الحل`

/** Metrics and stakeholders that a workshop adds itself. */
export const ownWordsMessages: Words<typeof english.ownWordsMessages> = {
  off: 'لم يفعّل المضيف الإضافات الخاصة: تستخدم هذه الورشة مؤشرات كتالوجها وأصحاب المصلحة فيه.',
  tooMany: `لا يمكن تغيير إضافات الورشة الخاصة أكثر من ${formatted(OWN_VERSIONS_MAX)} مرة. يُرجى استخدام الموجود منها.`,
  used: 'لا يمكن سحبه لأنه صار مستخدَمًا. أزيلوه من كل حل يحتويه، ثم أعيدوا المحاولة.',
  notOfSolution: 'ليس كل ما اختير موجودًا في الحل؛ ربما أزاله أحد. يُرجى الاختيار من جديد.',
  /** What was described differently is said, because it stays as it is. */
  metricExists: (text: string, purposes: readonly string[] = []) =>
    exists(text, purposes.length > 0 ? `للأغراض: ${listed(purposes)}` : undefined),
  stakeholderExists: (name: string, category?: string) => exists(name, category && `في الفئة ${quoted(category)}`),
  /** Below each of them, wherever it is shown. */
  mark: 'أُضيف في هذه الورشة',
  /** In its place in a picture. */
  sign: '*',
  nothingHere: 'لا شيء مناسب في الكتالوج؟',
  offerMetric: (text: string) => `إضافة ${quoted(text)} مؤشرًا خاصًا بكم`,
  offerStakeholder: (name: string) => `إضافة ${quoted(name)} صاحبَ مصلحة خاصًا بكم`,
  ownMetric: 'مؤشر خاص',
  ownStakeholder: 'صاحب مصلحة خاص',
  metricHelp: 'يُضاف إلى هذا الحل، ويمكن لكل من في هذه الورشة استخدامه بعد ذلك.',
  stakeholderHelp: 'يُضاف إلى هذا الحل، ويمكن لكل من في هذه الورشة استخدامه بعد ذلك، مع المؤشرات المختارة هنا.',
  text: 'المؤشر',
  name: 'صاحب المصلحة',
  category: 'الفئة',
  purposes: 'الأغراض التي يخدمها',
  metrics: 'المؤشرات التي تعنيه',
  needsText: 'لا بد للمؤشر من نص.',
  needsName: 'لا بد لصاحب المصلحة من اسم.',
  categoryHint: 'أي نوع من الناس، مثل «المستخدمون المباشرون».',
  clearMetrics: 'مسح المؤشرات',
  needsPurpose: 'اختاروا غرضًا واحدًا على الأقل.',
  needsMetric: 'اختاروا مؤشرًا واحدًا على الأقل.',
  add: 'إضافة إلى هذا الحل',
  metricAdded: 'أُضيف مؤشركم الخاص إلى هذا الحل',
  stakeholderAdded: 'أُضيف صاحب المصلحة الخاص بكم إلى هذا الحل',
  takingBack: 'جارٍ السحب...',
  takenBack: 'تم السحب، ولم يعد معروضًا في هذه الورشة',
  takeBackFailed: (reason: string) => `تعذّر السحب: ${reason}`,
}

/** What a workshop has added to its catalogue, as its host sees it. */
export const hostOwnWordsMessages: Words<typeof english.hostOwnWordsMessages> = {
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
