import type * as english from '../../messages/solutions.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { formatted } from './grammar.ts'

/** The list of solutions. */
export const solutionsMessages: Words<typeof english.solutionsMessages> = {
  fetchOneFailed: 'تعذّر جلب الحل',
  fetchListFailed: 'تعذّر جلب حلول الجلسة',
  loadListFailed: 'تعذّر تحميل الحلول',
  notFound: 'لم يُعثر على أي حل.',
  noneMatching: 'لا حلول تطابق عوامل التصفية.',
  noneYet: 'لا حلول في هذه الورشة بعد. أنشئوا الحل الأول: سمّوه، واختاروا أين ينبغي أن ينفع، ثم حدّدوا حاجته.',
  /** For those who only read. */
  noneToRead: 'لا حلول في هذه الورشة.',
  fewerFilters: 'جرّبوا أحرفًا أقل، أو امسحوا أحد عوامل التصفية.',
  wholeWorkshop: headingsMessages.workshopDocument,
  createNewSolution: headingsMessages.createNewSolution,
  solutionName: 'اسم الحل',
  primaryFhn: 'الحاجة الرئيسية',
  solutions: headingsMessages.solutions,
  help: 'تعمل كل مجموعة في هذه الورشة على أحد هذه الحلول. والحاجة الرئيسية هي الحاجة الإنسانية الأساسية التي يخدمها الحل أولًا.',
  searchLabel: 'البحث عن الحلول بالاسم',
  searchPlaceholder: 'البحث عن الحلول بالاسم...',
  clearAll: 'مسح الكل',
  showingOf: (shown: number, all: number) => `عرض ${formatted(shown)} من ${formatted(all)}`,
  allFhns: 'كل الحاجات',
  clearFhn: 'مسح الحاجة',
  user: 'المستخدم',
  allUsers: 'كل المستخدمين',
  clearUser: 'مسح المستخدم',
  userEmail: 'بريد المستخدم',
  purpose: 'الغرض',
  details: 'التفاصيل',
  viewDetails: 'عرض التفاصيل',
  workingOn: 'تعملون الآن على:',
  lastOpened: 'آخر ما فتحتموه:',
  readReport: 'قراءة تقريره',
  goOnWith: (step: string) => `المتابعة: ${step}`,
}
