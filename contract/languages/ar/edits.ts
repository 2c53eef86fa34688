import type { editsMessages as english } from '../../messages/edits.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** What is being edited, where it is named apart from its place. */
export const editsMessages: Words<typeof english> = {
  story: (metric: string) => `قصة المستخدم للمؤشر «${isolated(metric)}»`,
  option: (text: string) => `الخيار الوظيفي «${isolated(text)}»`,
  optionNumber: (id: number) => `الخيار الوظيفي O${id}`,
  newOption: (metric: string) => `خيار وظيفي جديد للمؤشر «${isolated(metric)}»`,
  requirement: (text: string) => `متطلب النظام «${isolated(text)}»`,
  requirementNumber: (id: number) => `متطلب النظام R${id}`,
  newRequirement: (need: string, direction: string) => `متطلب نظام جديد لحاجة ${need} (${direction})`,
  solution: { name: 'اسم الحل', fhn: 'الحاجة الرئيسية', purposes: 'الأغراض الرئيسية' },
  rating: (need: string, measure: string) => `${need}: ${measure}`,
  decision: (option: string, decision: string) => `القرار بشأن «${isolated(option)}» (${decision})`,
  decisionReason: (option: string) => `سبب القرار بشأن «${isolated(option)}»`,
  /** Of what is unsaved, where it is written. */
  saving: 'جارٍ الحفظ...',
  waiting: 'لم يُحفظ بعد: أعيدوا المحاولة عند عودة الشبكة.',
  /** Under the field of a text that somebody else has changed since it was begun with. */
  overtaken: 'غيّر شخص آخر هذا النص. عند الحفظ تُسألون أي النسختين تبقى.',
  /** The same of something that is named, where it does not stand under its field, and for whoever listens. */
  overtakenOf: (what: string) => `${what}: غيّر شخص آخر هذا النص. عند الحفظ تُسألون أي النسختين تبقى.`,
  /** Under a row that a search would hide. */
  shownWhileEdited: 'يظهر لأنكم تحررونه.',
}
