import type { plainPagesMessages as english } from '../../messages/plain-pages.ts'
import type { Words } from '../words.ts'

/** Pages that say one thing. */
export const plainPagesMessages: Words<typeof english> = {
  serverAway: 'لا يمكن الوصول إلى الخادم',
  comesByItself: 'تُفتح هذه الصفحة تلقائيًا عندما يجيب الخادم من جديد.',
  notFound: 'لا توجد صفحة بهذا العنوان.',
  dataDisabled: 'صفحة البيانات معطّلة مؤقتًا لاختبار الأداء.',
  pageNotFound: 'الصفحة غير موجودة',
  data: 'البيانات',
  somethingWentWrong: 'حدث خطأ ما',
}
