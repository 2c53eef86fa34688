import type { trashMessages as english } from '../../messages/trash.ts'
import type { Words } from '../words.ts'
import type { Taken } from '../../fields.ts'
import { quoted } from './grammar.ts'
import { headingsMessages } from './headings.ts'

const kindNames: Record<Taken['kind'], string> = {
  solution: 'حل',
  reset: 'كل المؤشرات، بإعادة التعيين',
  metric: 'مؤشر',
  stakeholder: 'صاحب مصلحة',
  option: 'خيار وظيفي',
  requirement: 'متطلب النظام',
}

/** What was deleted in a workshop, for its host. */
export const trashMessages: Words<typeof english> = {
  help: 'كل ما يُحذف في هذه الورشة يُحتفظ به 30 يومًا. والاستعادة تعيده إلى مكانه، للجميع.',
  kind: (kind: string) => kindNames[kind as Taken['kind']] ?? 'شيء ما',
  keptUntil: (date: string) => `محفوظ حتى ${date}`,
  none: 'لم يُحذف شيء',
  noneHint: 'يظهر هنا مدة 30 يومًا ما يحذفه الناس من حلول ومؤشرات وأصحاب مصلحة وخيارات ومتطلبات.',
  deleteWarning: (name: string | undefined) =>
    name === undefined
      ? 'سيزول هذا وكل ما يتبعه نهائيًا، ولن يستطيع أحد استرجاعه.'
      : `سيزول ${quoted(name)} وكل ما يتبعه نهائيًا، ولن يستطيع أحد استرجاعه.`,
  goneForGood: 'تم الحذف النهائي.',
  what: 'النوع',
  solution: 'الحل',
  solutionNumber: (solutionId: number) => `الحل ${solutionId}`,
  withIt: 'ومعه',
  deleted: 'وقت الحذف',
  by: 'بواسطة',
  deleteForGood: 'حذف نهائي',
  recentlyDeleted: headingsMessages.recentlyDeleted,
  backToWorkshop: 'العودة إلى الورشة',
  actions: 'الإجراءات',
}
