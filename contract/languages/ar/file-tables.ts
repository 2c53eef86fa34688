import type { fileTablesMessages as english } from '../../messages/file-tables.ts'
import type { Words } from '../words.ts'
import type { ExportStep } from '../../exports.ts'

/** The tables of files: sheets, heads of columns, and what stands in cells. */
export const fileTablesMessages: Words<typeof english> = {
  /** No longer than 31 characters, which is all that a spreadsheet lets a sheet be called. */
  title: {
    solutions: 'الحلول',
    metrics: 'المؤشرات',
    stakeholders: 'أصحاب المصلحة',
    'user-stories': 'قصص المستخدمين',
    'functional-options': 'الخيارات الوظيفية',
    'h9-analysis': 'تحليل H9',
    'system-requirements': 'متطلبات النظام',
    'silent-rating': 'التقييم الصامت',
  } satisfies Record<ExportStep, string>,
  /** No two of one table are alike: those who read an edited file find its columns by them. */
  column: {
    solution_id: 'معرّف الحل',
    solution_name: 'الحل',
    primary_fhn: 'الحاجة الرئيسية',
    purposes: 'الأغراض',
    group: 'المجموعة',
    user_email: 'أنشأه',
    created_at: 'تاريخ الإنشاء',
    metric_id: 'معرّف المؤشر',
    metric_text: 'المؤشر',
    story_id: 'معرّف القصة',
    stakeholder: 'صاحب المصلحة',
    stakeholder_category: 'الفئة',
    metric_ids: 'معرّفات المؤشرات',
    stakeholders: 'أصحاب المصلحة',
    user_story: 'قصة المستخدم',
    option_id: 'معرّف الخيار',
    functional_option: 'الخيار الوظيفي',
    decision: 'القرار',
    decision_reason: 'السبب',
    recheck: 'إعادة التحقق',
    fhn: 'الحاجة',
    direction: 'الاتجاه',
    measure: 'التصنيف',
    reading: 'القراءة',
    requirement_ids: 'معرّفات المتطلبات',
    requirement_id: 'معرّف المتطلب',
    specification: 'متطلب النظام',
    link: 'الرابط',
    own: 'إضافة خاصة',
    round: 'الجولة',
    people: 'الأشخاص',
    of: 'من أصل',
    share: 'النسبة المحددة',
    has_reached: 'بلوغ النسبة',
    changed: 'غيّروا رأيهم',
  },
  yes: 'نعم',
}
