import type { catalogueProblemsMessages as english } from '../../messages/catalogue-problems.ts'
import type { Words } from '../words.ts'
import { formatted, isolated, quoted } from './grammar.ts'

/** One entry of a list, and several, by the English word for one. */
const lists: Readonly<Record<string, readonly [one: string, many: string]>> = {
  need: ['الحاجة', 'الحاجات'],
  measure: ['التصنيف', 'التصنيفات'],
  purpose: ['الغرض', 'الأغراض'],
  stakeholder: ['صاحب المصلحة', 'أصحاب المصلحة'],
  metric: ['المؤشر', 'المؤشرات'],
}
const one = (title: string) => lists[title]?.[0] ?? title
const many = (title: string) => lists[title]?.[1] ?? title

/** What it is about stands before a colon, so that nothing has to agree with it. */
export const catalogueProblemsMessages: Words<typeof english> = {
  tooLong: (max: number) => `هذا النص أطول من اللازم: الحد الأقصى لعدد الحروف ${formatted(max)}.`,
  needsId: (title: string) => `${one(title)}: ينقص معرّف، وهو عدد صحيح ابتداءً من 1.`,
  idTwice: (id: number, title: string) => `${many(title)}: المعرّف ${formatted(id)} مكرر.`,
  needsName: (title: string) => `${one(title)}: ينقص اسم.`,
  nameTwice: (name: string, title: string) => `${many(title)}: الاسم ${quoted(name)} مكرر.`,
  descriptionIsText: 'يجب أن يكون الوصف نصًا.',
  sourceIsText: 'يجب أن يكون المصدر نصًا.',
  needs: (count: number) =>
    `يجب أن يكون عدد الحاجات ${formatted(count)} بالضبط، بالمعرّفات من 1 إلى ${formatted(count)}.`,
  measureId: (max: number) => `معرّف التصنيف من 1 إلى ${formatted(max)}.`,
  /** The name that files have, whatever the language. */
  measureNone: (id: number) => `يجب أن يوجد التصنيف ${formatted(id)} وأن يكون اسمه «None».`,
  effects: (effects: readonly string[]) => `الأثر أحد القيم: ${isolated(effects.join(', '))}.`,
  effectOfNone: '«لا شيء» لا يؤثر في أي حاجة: يجب أن يكون أثره «none».',
  needsCategory: 'صاحب المصلحة: تنقص فئة.',
  needsPurpose: 'المؤشر: ينقص غرض.',
  listOfIds: (title: string) => `${many(title)} في المؤشر: يجب أن تكون قائمة معرّفات.`,
  unknown: (title: string, id: string) => `${one(title)} ${isolated(id)}: غير موجود.`,
}
