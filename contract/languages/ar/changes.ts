import type { changesMessages as english } from '../../messages/changes.ts'
import type { Words } from '../words.ts'
import { counted, formatted, nouns } from './grammar.ts'

/** An exported file that was edited elsewhere and comes back. */
export const changesMessages: Words<typeof english> = {
  open: 'إعادة ملف محرَّر',
  hint: 'اختاروا مصنف Excel أو جدول CSV أو ملف JSON صُدِّر من هذه الورشة وحُرِّر بعد ذلك. ترون كل تغيير قبل تخزين أي شيء.',
  file: 'التصدير المحرَّر',
  memberHint: 'هل حُرِّر تصدير من هذه الورشة في جدول حسابي؟ يمكن أن تعود نصوصه.',
  notLookedAt: 'لم يُجب الخادم، ولذلك لم يُفحص الملف.',
  away: 'الخادم لا يجيب. سيُستأنف ذلك فور إجابته.',
  unchanged: (count: number) => `بلا تغيير: ${counted(count, nouns.text)}`,
  nothing: 'لا يغيّر هذا الملف شيئًا: لم يُغيَّر أي نص فيه منذ التصدير، أو أنه موجود هنا.',
  nothingElse: 'لم يُغيَّر شيء آخر في هذا الملف منذ التصدير، أو أنه موجود هنا.',
  noRows: 'لم يُعثر في هذا الملف على صفوف فيها نصوص.',
  found: (count: number) => `يغيّر هذا الملف ${counted(count, nouns.text, 'after')}.`,
  conflicts: (count: number) =>
    count === 1
      ? 'تغيّر نص واحد هنا أيضًا منذ تصدير الملف. اختاروا أي النسختين تبقى.'
      : `نصوص تغيّرت هنا أيضًا منذ تصدير الملف: ${formatted(count)}. اختاروا أي النسختين تبقى لكل منها.`,
  refused: (count: number) =>
    count === 1 ? 'صف واحد من الملف لا يمكن إدخاله:' : `صفوف من الملف لا يمكن إدخالها (${formatted(count)}):`,
  here: 'هنا',
  inFile: 'في الملف',
  keepOurs: 'إبقاء ما هنا',
  takeTheirs: 'اعتماد ما في الملف',
  keepAllOurs: 'الإبقاء على كل ما هنا',
  takeAllTheirs: 'أخذ كل ما في الملف',
  exported: 'عند التصدير',
  apply: 'تطبيق',
  applied: (count: number) => (count === 1 ? 'تغيّر نص واحد.' : `النصوص التي تغيّرت: ${formatted(count)}.`),
  takenBack: (count: number) => (count === 1 ? 'عاد النص كما كان.' : `النصوص التي عادت كما كانت: ${formatted(count)}.`),
  changedSince: 'تغيّرت بعض هذه النصوص منذ ذلك الحين، فلم يُتراجَع عن شيء. ولا يزال السجلّ يحفظ ما كانت عليه.',
  field: {
    user_story: 'قصة المستخدم',
    functional_option: 'الخيار الوظيفي',
    decision: 'القرار',
    decision_reason: 'سبب القرار',
    specification: 'متطلب النظام',
  },
  /** Said by the server. */
  changedMeanwhile: 'تغيّر بعض هذه النصوص في هذه الأثناء. لم يُخزَّن شيء؛ راجعوا التغييرات من جديد.',
  notOurs: 'ليس هذا مصنف Excel ولا جدول CSV ولا ملف JSON صدّره Ninefold.',
  archive: 'هذا أرشيف ZIP. فكّوا ضغطه واختاروا منه مصنف Excel أو جدول CSV أو ملف JSON.',
  notEditable: 'ليس في هذا الجدول ما يمكن إعادته: تعود القصص والخيارات والمتطلبات فقط.',
  noOrigin: 'لا يحمل هذا الملف ما صُدِّر منه، فلا تمكن المقارنة. صدّروه من جديد وحرّروا الجديد.',
  otherVersion: 'كُتب هذا الملف بإصدار أحدث من Ninefold.',
  otherWorkshop: 'صُدِّر هذا الملف من ورشة أخرى، أو قبل استعادة هذه الورشة من نسخة احتياطية.',
  damaged: 'هذا المصنف تالف أو غير كامل.',
  tooLarge: 'مصنف يصير أكبر عند فك ضغطه',
  badEncoding: 'هذا الجدول ليس بترميز UTF-8. احفظوه بصيغة «CSV UTF-8».',
  unreadable: 'لا يمكن قراءة هذا الجدول.',
  noIds: 'من دون المعرّفات لا يمكن التمييز بين صفوف هذا الجدول.',
  noColumn: 'ينقص عمود من أعمدة النصوص أو تغيّر عنوانه، فلا تمكن مقارنة ما فيه.',
  twiceHeaded: 'لعمودين في هذا الجدول العنوان نفسه، فليس واضحًا أيهما المعتمد.',
  twice: 'في هذا الملف نصان لموضع واحد.',
  tooMany: 'يغيّر هذا الملف نصوصًا أكثر مما يمكن مراجعته. أعيدوه على أجزاء.',
  tooManyRefused: 'صفوف كثيرة جدًا من هذا الملف لا يمكن إدخالها. هل هو الملف المقصود؟',
  line: (line: number) => `السطر ${formatted(line)}`,
  lineOf: (sheet: string, line: number) => `${sheet}، السطر ${formatted(line)}`,
}
