/** How Arabic counts, lists and quotes. */

/** For dates, numbers and the order of names: Latin digits, as in the codes (M27) that stand beside them. */
export const TAG = 'ar-u-nu-latn'

import { madeOnce } from '../../made-once.ts'

/** What is counted. One and two are words of their own; the dual differs after a verb or a preposition. */
interface Noun {
  one: string
  two: string
  twoAfter: string
  few: string
  many: string
  other: string
}
const noun = (one: string, two: string, twoAfter: string, few: string, many: string, other: string): Noun => ({
  one,
  two,
  twoAfter,
  few,
  many,
  other,
})

export const nouns = {
  metric: noun('مؤشر واحد', 'مؤشران', 'مؤشرين', 'مؤشرات', 'مؤشرًا', 'مؤشر'),
  stakeholder: noun('صاحب مصلحة واحد', 'صاحبا مصلحة', 'صاحبي مصلحة', 'أصحاب مصلحة', 'صاحب مصلحة', 'صاحب مصلحة'),
  story: noun('قصة واحدة', 'قصتان', 'قصتين', 'قصص', 'قصة', 'قصة'),
  option: noun('خيار واحد', 'خياران', 'خيارين', 'خيارات', 'خيارًا', 'خيار'),
  rating: noun('تقييم واحد', 'تقييمان', 'تقييمين', 'تقييمات', 'تقييمًا', 'تقييم'),
  requirement: noun('متطلب واحد', 'متطلبان', 'متطلبين', 'متطلبات', 'متطلبًا', 'متطلب'),
  solution: noun('حل واحد', 'حلان', 'حلين', 'حلول', 'حلًا', 'حل'),
  need: noun('حاجة واحدة', 'حاجتان', 'حاجتين', 'حاجات', 'حاجة', 'حاجة'),
  purpose: noun('غرض واحد', 'غرضان', 'غرضين', 'أغراض', 'غرضًا', 'غرض'),
  person: noun('شخص واحد', 'شخصان', 'شخصين', 'أشخاص', 'شخصًا', 'شخص'),
  otherPerson: noun('شخص آخر', 'شخصان آخران', 'شخصين آخرين', 'أشخاص آخرون', 'شخصًا آخر', 'شخص آخر'),
  group: noun('مجموعة واحدة', 'مجموعتان', 'مجموعتين', 'مجموعات', 'مجموعة', 'مجموعة'),
  item: noun('بند واحد', 'بندان', 'بندين', 'بنود', 'بندًا', 'بند'),
  entry: noun('عنصر واحد', 'عنصران', 'عنصرين', 'عناصر', 'عنصرًا', 'عنصر'),
  otherEntry: noun('عنصر آخر', 'عنصران آخران', 'عنصرين آخرين', 'عناصر أخرى', 'عنصرًا آخر', 'عنصر آخر'),
  change: noun('تغيير واحد', 'تغييران', 'تغييرين', 'تغييرات', 'تغييرًا', 'تغيير'),
  problem: noun('مشكلة واحدة', 'مشكلتان', 'مشكلتين', 'مشكلات', 'مشكلة', 'مشكلة'),
  text: noun('نص واحد', 'نصان', 'نصين', 'نصوص', 'نصًا', 'نص'),
  character: noun('حرف واحد', 'حرفان', 'حرفين', 'أحرف', 'حرفًا', 'حرف'),
  row: noun('صف واحد', 'صفان', 'صفين', 'صفوف', 'صفًا', 'صف'),
  cell: noun('خلية واحدة', 'خليتان', 'خليتين', 'خلايا', 'خلية', 'خلية'),
  screen: noun('شاشة كبيرة واحدة', 'شاشتان كبيرتان', 'شاشتين كبيرتين', 'شاشات كبيرة', 'شاشة كبيرة', 'شاشة كبيرة'),
  minute: noun('دقيقة واحدة', 'دقيقتان', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'),
  hour: noun('ساعة واحدة', 'ساعتان', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'),
  day: noun('يوم واحد', 'يومان', 'يومين', 'أيام', 'يومًا', 'يوم'),
} satisfies Record<string, Noun>

const number = madeOnce(() => new Intl.NumberFormat(TAG))
export const formatted = (count: number): string => number().format(count)

const share = madeOnce(() => new Intl.NumberFormat(TAG, { style: 'percent', maximumFractionDigits: 0 }))
/** 80 is 80%, with the marks that keep the sign in its place. */
export const percentage = (percent: number): string => share().format(percent / 100)

const rules = madeOnce(() => new Intl.PluralRules(TAG))
/** `مؤشر واحد`, `مؤشران`, `3 مؤشرات`, `11 مؤشرًا`, `100 مؤشر`; `after` a verb or a preposition two are `مؤشرين`. */
export function counted(count: number, what: Noun, place: 'first' | 'after' = 'first'): string {
  const form = rules().select(count)
  // 101 and 102 are of another form
  if (form === 'one') return what.one
  if (form === 'two') return place === 'after' ? what.twoAfter : what.two
  return `${formatted(count)} ${what[form === 'zero' ? 'other' : form]}`
}

const list = madeOnce(() => new Intl.ListFormat(TAG))
/** `أ`, `أ وب`, `أ وب وج`. */
export const listed = (items: readonly string[]): string => list().format(items)

/** Somebody's words within a sentence of ours: most are Latin somewhere, and would turn what stands around them. */
export const isolated = (words: string): string => `\u2068${words}\u2069`

/** Ends a sentence whose last words are somebody's, and may have a full stop of their own. */
export const ended = (sentence: string): string =>
  /[.!?\u2026\u061f]\u2069?$/.test(sentence) ? sentence : `${sentence}.`

const NAME_MAX = 60

/** A long name is cut where it stands within a sentence. */
export const shortened = (name: string): string =>
  isolated(name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1).trimEnd()}…` : name)

/** A name within a sentence. */
export const quoted = (name: string): string => `«${shortened(name)}»`
