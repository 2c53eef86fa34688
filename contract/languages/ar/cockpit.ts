import type { cockpitMessages as english } from '../../messages/cockpit.ts'
import type { Words } from '../words.ts'
import { ended, formatted, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** How far every group is, for the host. */
export const cockpitMessages: Words<typeof english> = {
  none: 'لا حلول بعد',
  noneHint: 'عندما تنشئ مجموعة حلًا يظهر هنا بخطواته السبع.',
  quiet: (names: string) => ended(`لا جديد منذ تسع دقائق أو أكثر: ${names}`),
  asItHappens: 'ما يحدث الآن',
  overline: (status: 'open' | 'results' | 'closed', catalogue: string) =>
    `${{ open: 'ورشة العمل', results: 'ورشة العمل، النتائج فقط', closed: 'ورشة العمل، مغلقة' }[status]} · ${catalogue}`,
  done: 'تم',
  /** What stands under a number; these agree with any. */
  hereNow: 'الحاضرون الآن',
  peopleJoined: () => 'المنضمون',
  solutionsHere: () => 'الحلول',
  requirementsHere: () => 'المتطلبات',
  workshop: headingsMessages.workshop,
  participants: 'المشاركون',
  recentlyDeleted: 'المحذوفات الأخيرة',
  roomScreen: 'شاشة القاعة',
  settings: 'الإعدادات',
  results: 'النتائج',
  purposes: 'الأغراض',
  solution: 'الحل',
  last: 'آخر نشاط',
  open: 'فتح',
  solutionsOfThisWorkshop: 'حلول هذه الورشة',
  here: 'الحاضرون',
  groupHere: (name: string, here: number, all: number) =>
    `${isolated(name)}: حضر ${formatted(here)} من ${formatted(all)}`,
  noPurposes: 'لا أغراض',
}
