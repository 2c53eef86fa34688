import type { reportFileMessages as english } from '../../messages/report-file.ts'
import type { Words } from '../words.ts'

/** The report as it lies in an archive. */
export const reportFileMessages: Words<typeof english> = {
  contents: 'المحتويات',
  exported: (day: string) => `صُدِّر بتاريخ ${day}`,
  primaryNeed: 'الحاجة الرئيسية (حاجة إنسانية أساسية)',
  purposes: 'الأغراض',
  group: 'المجموعة',
  nothing: 'لا شيء بعد.',
  stories: 'المؤشرات وقصص المستخدمين',
  stakeholders: 'أصحاب المصلحة',
  options: 'الخيارات الوظيفية',
  analysis: 'تحليل H9',
  requirements: 'متطلبات النظام',
  requirement: 'متطلب النظام',
  option: 'الخيار',
  direction: 'الاتجاه',
  need: 'الحاجة',
  reading: 'القراءة',
  decision: 'القرار',
  reason: 'السبب',
  story: 'قصة المستخدم',
  metric: 'المؤشر',
  /** What an option does to a need, in one direction. */
  rated: (need: string, direction: string, measure: string) => `${need} (${direction}: ${measure})`,
  gaps: 'الثغرات المفتوحة',
  noGaps: 'لا ثغرات حتى الآن.',
  notRated: 'لم يُقيَّم بعد.',
  /** Of the numbers in the circles; the gold lines are those of the screens. */
  key: (measures: readonly string[]) =>
    `في الدوائر: ${measures.join('، ')}؛ والدائرة الصغيرة تعني «لا شيء». تمتد الخطوط الذهبية من الحاجة الرئيسية إلى الحاجات التي يمسّها الخيار.`,
  id: 'المعرّف',
}
