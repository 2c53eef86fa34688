import type { systemRequirementsMessages as english } from '../../messages/system-requirements.ts'
import type { Words } from '../words.ts'
import { isolated, quoted } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** The rules that follow from the ratings. */
export const systemRequirementsMessages: Words<typeof english> = {
  fetchFailed: 'تعذّر جلب متطلبات النظام',
  noAnalysis: 'لا بيانات تحليل متاحة. أجروا تحليل H9 أولًا لتنتج عنه متطلبات النظام.',
  confirmDelete: 'هل تريدون فعلًا حذف متطلب النظام هذا؟',
  empty: 'لا يمكن أن يكون نص متطلب النظام فارغًا',
  addFailed: 'تعذّرت إضافة متطلب النظام',
  addFailedBecause: (message: string) => `خطأ في إضافة متطلب النظام: ${message}`,
  updateFailedBecause: (message: string) => `تعذّر تحديث متطلب النظام: ${message}`,
  added: 'أُضيف المتطلب',
  changed: 'حُفظ المتطلب',
  deleted: 'حُذف المتطلب',
  deleteFailedBecause: (message: string) => `تعذّر حذف متطلب النظام: ${message}`,
  changedMeanwhile: 'تغيّر متطلب النظام هذا في هذه الأثناء.',
  addRequirement: 'إضافة متطلب',
  addPlaceholder: 'إضافة متطلب...',
  ratingsSaved: 'حُفظت التقييمات',
  noneCalled: (name: string) => `لا يوجد متطلب ${isolated(name)} في هذه الورشة`,
  noneInAny: (name: string) => `لا يوجد متطلب ${isolated(name)} في أي ورشة`,
  inWorkshop: (name: string, workshop: string) => `المتطلب ${isolated(name)} في الورشة ${quoted(workshop)}`,
  seenAfterEntering: 'ادخلوا الورشة لرؤيته حيث يجري العمل عليه.',
  goneOrElsewhere: 'ربما حُذف منذ ذلك الحين، أو هو تابع لورشة أخرى.',
  goneSince: 'ربما حُذف منذ ذلك الحين.',
  measure: (name: string) => `التصنيف: ${name}`,
  fhnName: 'اسم الحاجة',
  systemRequirements: headingsMessages.systemRequirements,
  fhnNumber: (id: number) => `الحاجة ${id}`,
  systemRequirement: 'متطلب النظام',
  notSaved: 'غير محفوظ',
  backToH9Analysis: 'العودة إلى تحليل H9',
  nextOption: (number: string) => `الخيار التالي: ${number}`,
  compareAndDecide: 'مقارنة الخيارات واتخاذ القرار',
  goToH9Analysis: 'الذهاب إلى تحليل H9',
}
