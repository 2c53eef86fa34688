import type { headingsMessages as english } from '../../messages/headings.ts'
import type { Words } from '../words.ts'
import { sessionMessages } from './session.ts'

/** The headings of the screens, apart from their other words: they are shown while the screen itself is on its way. */
export const headingsMessages: Words<typeof english> = {
  solutions: 'الحلول',
  availableMetrics: 'المؤشرات المتاحة',
  createNewSolution: 'إنشاء حل جديد',
  solutionDetails: 'تفاصيل الحل',
  solutionMetrics: 'مؤشرات الحل',
  stakeholderManagement: 'إدارة أصحاب المصلحة',
  userStoryCreation: 'كتابة قصص المستخدمين',
  functionalOptionCreation: 'إنشاء الخيارات الوظيفية',
  h9Analysis: 'تحليل H9',
  systemRequirements: 'متطلبات النظام',
  comparison: 'المقارنة',
  traceabilityMap: 'خريطة التتبّع',
  report: 'التقرير',
  history: 'السجل',
  results: 'النتائج',
  privacy: sessionMessages.privacy,
  workshopDocument: 'وثيقة الورشة كاملة',
  workshops: 'ورش العمل',
  workshop: 'ورشة العمل',
  participants: 'المشاركون',
  recentlyDeleted: 'المحذوفات الأخيرة',
  groups: 'المجموعات',
  agenda: 'جدول الأعمال',
  tableCards: 'بطاقات الطاولات',
  catalogues: 'الكتالوجات',
  catalogue: 'الكتالوج',
  draft: 'المسودة',
  importACatalogue: 'استيراد كتالوج',
}
