import type { ExportStep } from '../../exports.ts'
import { madeOnce } from '../../made-once.ts'
import type * as english from '../../messages/file-formats.ts'
import type { Words } from '../words.ts'
import { counted, isolated, nouns, TAG } from './grammar.ts'

/** The tables of files: sheets, heads of columns, and what stands in cells. */
export const fileTablesMessages: Words<typeof english.fileTablesMessages> = {
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

const dayFormat = madeOnce(() => new Intl.DateTimeFormat(TAG, { dateStyle: 'long', timeZone: 'UTC' }))
const momentFormat = madeOnce(
  () => new Intl.DateTimeFormat(TAG, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
)

/** What files of every kind do as their language does: days, lists, and what stands behind a name. */
export const filesMessages: Words<typeof english.filesMessages> = {
  /** Of a time in ISO 8601, in UTC. */
  day: (at: string) => dayFormat().format(new Date(at)),
  moment: (at: string) => `${momentFormat().format(new Date(at))} UTC`,
  /** Names, each of which may be several words and have an "and" of its own. */
  joined: (names: readonly string[]) => names.join('، '),
  /** What may have commas of its own. */
  apart: (parts: readonly string[]) => parts.join('؛ '),
  label: (name: string) => `${name}:`,
  fact: (name: string, text: string) => `${name}: ${isolated(text)}`,
}

/** What stands in a ticket made from a requirement. */
export const issueListsMessages: Words<typeof english.issueListsMessages> = {
  requirement: 'متطلب النظام',
  need: 'الحاجة',
  /** The need, and what the option does to it. */
  rated: (need: string, direction: string, measure: string) => `${need} (${direction}: ${measure})`,
  reading: 'القراءة',
  read: (name: string, ask: string) => `${name}. ${ask}.`,
  story: 'قصة المستخدم',
  option: 'الخيار الوظيفي',
  decision: 'القرار',
  metric: 'المؤشر',
  solution: 'الحل',
  inNinefold: 'في Ninefold',
}

/** What a Markdown document says beyond what the report does. */
export const markdownFileMessages: Words<typeof english.markdownFileMessages> = {
  primaryFhn: 'الحاجة الرئيسية',
  created: (day: string, by: string) => `أُنشئ بتاريخ ${day}، أنشأه ${isolated(by)}`,
  fhn: 'الحاجة',
  measure: 'التصنيف',
  story: 'القصة',
  functionalOption: 'الخيار الوظيفي',
  ratedAlone: 'التقييم الفردي (كم شخصًا اختار ماذا):',
  commonest: 'الأكثر تكرارًا',
}

/** The report as it lies in an archive. */
export const reportFileMessages: Words<typeof english.reportFileMessages> = {
  contents: 'المحتويات',
  exported: (day: string) => `صُدِّر بتاريخ ${day}`,
  primaryNeed: 'الحاجة الرئيسية (حاجة إنسانية أساسية)',
  purposes: 'الأغراض',
  group: 'المجموعة',
  nothing: 'لا شيء بعد.',
  stories: 'المؤشرات وقصص المستخدمين',
  stakeholders: 'أصحاب المصلحة',
  options: 'الخيارات الوظيفية',
  analysis: 'تحليل H9',
  requirements: 'متطلبات النظام',
  requirement: 'متطلب النظام',
  option: 'الخيار',
  direction: 'الاتجاه',
  need: 'الحاجة',
  reading: 'القراءة',
  decision: 'القرار',
  reason: 'السبب',
  story: 'قصة المستخدم',
  metric: 'المؤشر',
  /** What an option does to a need, in one direction. */
  rated: (need: string, direction: string, measure: string) => `${need} (${direction}: ${measure})`,
  gaps: 'الثغرات المفتوحة',
  noGaps: 'لا ثغرات حتى الآن.',
  notRated: 'لم يُقيَّم بعد.',
  /** Of the numbers in the circles; the gold lines are those of the screens. */
  key: (measures: readonly string[]) =>
    `في الدوائر: ${measures.join('، ')}؛ والدائرة الصغيرة تعني «لا شيء». تمتد الخطوط الذهبية من الحاجة الرئيسية إلى الحاجات التي يمسّها الخيار.`,
  id: 'المعرّف',
}

/** What may be chosen in a ReqIF file, and what its objects and relations are called. */
export const reqifFileMessages: Words<typeof english.reqifFileMessages> = {
  kind: {
    metric: 'المؤشر',
    story: 'قصة المستخدم',
    option: 'الخيار الوظيفي',
    rating: 'التقييم',
    requirement: 'متطلب النظام',
  },
  no: 'لا',
  yes: 'نعم',
  rating: (need: string, direction: string, measure: string) => `${need}، ${direction}: ${measure}`,
  /** `S12 serves M27` */
  related: {
    serves: (source: string, target: string) => `${source} يخدم ${target}`,
    derives: (source: string, target: string) => `${source} مشتق من ${target}`,
    rates: (source: string, target: string) => `${source} يقيّم ${target}`,
    answers: (source: string, target: string) => `${source} يردّ على ${target}`,
  },
}

/** The first sheet of a workbook: what it is, and what lies on the others. */
export const workbookMessages: Words<typeof english.workbookMessages> = {
  about: 'حول الملف',
  kind: {
    solution: 'حل، من الحاجة الإنسانية إلى متطلبات النظام',
    workshop: 'كل حلول الورشة، من الحاجة الإنسانية إلى متطلبات النظام',
  },
  made: 'تاريخ الإنشاء',
  catalogue: 'الكتالوج',
  sheets: 'ما في كل ورقة',
  sheet: {
    solutions: 'كل حل مع أغراضه وحاجته الرئيسية، أي الحاجة الإنسانية الأساسية التي وُجد لأجلها.',
    metrics: 'ما يُقاس، وأي الأغراض يخدم.',
    stakeholders: 'من المعنيّ، وبأي مؤشرات.',
    'user-stories': 'قصة لكل مؤشر.',
    'functional-options': 'ما يمكن بناؤه لكل قصة، وما تقرر بشأنه.',
    'h9-analysis':
      'ما يفعله كل خيار بكل حاجة، إذا سار كل شيء على ما يرام (الحلقة الحميدة) وإذا ساءت الأمور (الحلقة المفرغة).',
    'system-requirements': 'ما يجب بناؤه، مع الطريق رجوعًا إلى الحاجة.',
    'silent-rating': 'التقييمات الفردية، بالأعداد.',
  },
  matrix: 'الخيارات والحاجات',
  matrixHolds: 'التقييمات نفسها بنظرة واحدة: صف لكل خيار واتجاه، وعمود لكل حاجة.',
  measures: 'معاني التقييمات',
  readings: 'معنى الاتجاهين معًا',
  rows: (count: number) => counted(count, nouns.row),
  // numbers alone: programs set the parts of a footer from left to right, and words between them would change places
  page: (title: string) => `${title} · &P/&N`,
}
