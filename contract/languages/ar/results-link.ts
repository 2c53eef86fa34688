import type { resultsLinkMessages as english } from '../../messages/results-link.ts'
import type { Words } from '../words.ts'
import { counted, nouns } from './grammar.ts'

/** The host's link to the results of a workshop. */
export const resultsLinkMessages: Words<typeof english> = {
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
