import type * as english from '../../messages/catalogues.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, formatted, isolated, nouns, quoted } from './grammar.ts'

/** The lists of a catalogue come by their English titles; each has a word for one entry and one for all of them. */
const entries: Readonly<Record<string, readonly [one: string, theOne: string, all: string]>> = {
  need: ['حاجة', 'الحاجة', 'الحاجات'],
  measure: ['تصنيف', 'التصنيف', 'التصنيفات'],
  purpose: ['غرض', 'الغرض', 'الأغراض'],
  stakeholder: ['صاحب مصلحة', 'صاحب المصلحة', 'أصحاب المصلحة'],
  metric: ['مؤشر', 'المؤشر', 'المؤشرات'],
}
const one = (entry: string) => entries[entry.toLowerCase()]?.[0] ?? entry
const theOne = (entry: string) => entries[entry.toLowerCase()]?.[1] ?? entry
const allOf = (entry: string) => entries[entry.toLowerCase()]?.[2] ?? entry

/** What became of an entry, as nouns: they agree with every entry. */
const kinds: Readonly<Record<string, string>> = { added: 'إضافة', removed: 'إزالة', changed: 'تغيير' }
const kindOf = (kind: string) => kinds[kind] ?? kind

/** The host's catalogues and their drafts. */
export const cataloguesMessages: Words<typeof english.cataloguesMessages> = {
  help: 'الحاجات والتصنيفات والأغراض وأصحاب المصلحة والمؤشرات. الإصدار لا يتغيّر أبدًا؛ وتبقى الورشة على الإصدار الذي فُتحت به.',
  notFound: 'هذا الكتالوج غير موجود.',
  published: (version: string) => `نُشر الإصدار ${version}.`,
  entryAdded: (entry: string, id: number) => `تمت إضافة ${theOne(entry)} ${id}.`,
  entryRemoved: (entry: string, id: number) => `تمت إزالة ${theOne(entry)} ${id}.`,
  entryPutBack: (entry: string, id: number) => `تمت إعادة ${theOne(entry)} ${id}.`,
  orderPutBack: (entry: string) => `أُعيد الترتيب السابق: ${allOf(entry)}.`,
  movedTo: (position: number) => `تم النقل إلى الموضع ${formatted(position)}.`,
  nothingFound: 'لا شيء مطابق في هذا الكتالوج.',
  found: (count: number) => `عُثر على ${counted(count, nouns.entry, 'after')}`,
  draftHelp:
    'غيّروا ما يلزم وانشروه إصدارًا تاليًا. حتى ذلك الحين تبقى مسودتكم في هذا المتصفح، وتبقى الورش الجارية على كتالوجاتها.',
  importHelp: 'كتالوج كامل في ملف، سطر لكل عنصر. يُفحص أولًا؛ ولا يُنشر شيء قبل أن تؤكدوا.',
  nameHint: 'إذا تغيّر الاسم صار كتالوجًا مستقلًا.',
  nameless: 'لا بد للكتالوج من اسم.',
  unchanged: (version: string) => `لم يتغيّر شيء بعد مقارنةً بالإصدار ${version}.`,
  discarded: 'تم تجاهل المسودة.',
  goneElsewhere: 'نُشرت هذه المسودة أو جرى تجاهلها في علامة تبويب أخرى.',
  discardWarning: 'يضيع كل ما غيّرتموه في هذه المسودة. وتبقى الإصدارات المنشورة كما هي.',
  needsProtected: 'الحاجات تسع دائمًا، ولكل منها مكانها على الدائرة. ويمكن تغيير كلماتها.',
  noneProtected: 'التصنيف 5 هو «لا شيء» دائمًا، ليكون لهذا التقييم المعنى نفسه في كل مكان.',
  effectOfNone: '«لا شيء» لا يفعل بالحاجة شيئًا، فلا يمكن اختيار أثره.',
  measuresFull: 'المتسع لأربعة تصنيفات إلى جانب «لا شيء».',
  effectHint: 'على هذه الآثار تتوقف قراءة الخيار، وأي الأضرار تُعدّ ثغرات. ومن دونها لا يُعرض أي منهما.',
  effectsPartly: 'لبعض التصنيفات أثر وليس لغيرها أثر: لا يُقرأ الخيار إلا حيث يكون لكل تقييماته أثر.',
  effects: {
    helps: 'ينفع: يخدم الحاجة حقًا',
    seems: 'يبدو نافعًا: يخدمها ظاهريًا فقط',
    harms: 'يضرّ: يعيق الحاجة',
    none: 'لا شيء: لا يفعل بالحاجة شيئًا',
  },
  putBackFirst: (what: readonly string[]) =>
    what.length === 1
      ? `لم يعد ${quoted(what[0] ?? '')} في هذه المسودة. أعيدوه، فيذكره المؤشر من جديد.`
      : `لم تعد هذه في المسودة: ${what.map(quoted).join('، ')}. أعيدوها، فيذكرها المؤشر من جديد.`,
  stillNamed: (what: string, count: number) =>
    count === 1
      ? `يستخدم مؤشر واحد ${quoted(what)}. ستجري إزالته من ذلك المؤشر.`
      : `عدد المؤشرات التي تستخدم ${quoted(what)}: ${formatted(count)}. ستجري إزالته منها.`,
  olderThan: (newest: string, version: string) =>
    `تستند هذه المسودة إلى الإصدار ${version}. نُشر بعده الإصدار ${newest}، وتغييراته ليست في المسودة.`,
  newerVersion: (version: string, startedFrom: string) =>
    `نُشر الإصدار ${version} بعد الإصدار ${startedFrom} الذي تستند إليه هذه المسودة. تغييراته ليست في المسودة، وستضيع بنشرها. هذا ما سيتغيّر مقارنةً بالإصدار ${version}:`,
  change: ({ list, kind, what }: { list: string; kind: string; what: string }) =>
    kind === 'reordered' ? `تغيّر ترتيب ${allOf(list)}` : `${kindOf(kind)} ${one(list)}: ${isolated(what)}`,
  fileTooLarge: 'الملف أكبر من 1 MiB.',
  notText:
    'لا يحتوي هذا الملف على نص يمكن قراءته. اختاروا ملف CSV أو JSON؛ ومن الجداول الحسابية احفظوه بصيغة CSV بترميز UTF-8.',
  noChanges: 'لن يتغيّر شيء مقارنةً بالإصدار السابق.',
  wouldBegin: (count: number, version: string) =>
    `كتالوج جديد فيه ${counted(count, nouns.entry)}؛ وسيكون الإصدار ${version}.`,
  wouldChange: (count: number, version: string) => `${counted(count, nouns.change)}؛ وسيكون الإصدار ${version}.`,
  problems: (count: number) => `${counted(count, nouns.problem)}: لا يمكن النشر بعد.`,
  searchThisCatalogue: 'البحث في هذا الكتالوج',
  searchThisCataloguePlaceholder: 'البحث في هذا الكتالوج...',
  catalogueVersion: (version: string) => `الكتالوج، الإصدار ${version}`,
  catalogue: headingsMessages.catalogue,
  backToCatalogues: 'العودة إلى الكتالوجات',
  saveAsJson: 'حفظ بصيغة JSON',
  saveAsCsv: 'حفظ بصيغة CSV',
  import: 'استيراد',
  continueDraft: 'متابعة المسودة',
  editADraft: 'تحرير مسودة',
  metric: 'المؤشر',
  purposes: 'الأغراض',
  version: 'الإصدار',
  publishedHeading: 'تاريخ النشر',
  workshops: 'ورش العمل',
  catalogues: headingsMessages.catalogues,
  defaultVersion: (version: string) => `${version}، الافتراضي`,
  entryChanged: (title: string, kind: string) => `${kindOf(kind)} ${one(title)}`,
  reordered: (title: string) => `تغيّر ترتيب ${allOf(title)}`,
  noNameYet: 'بلا اسم بعد',
  putBack: 'إعادة',
  draftFromVersion: (version: string) => `مسودة، من الإصدار ${version}`,
  backToCatalogue: 'العودة إلى الكتالوج',
  discardDraft: 'تجاهل المسودة',
  publish: 'نشر',
  nameOfTheCatalogue: 'اسم الكتالوج',
  alsoIn: 'النصوص أيضًا باللغة',
  alsoInNone: 'بلا لغة أخرى',
  alsoInHint: 'ما تعرضه ورش العمل بتلك اللغة. حيث لا يوجد نص: ترجمة Ninefold لما لم تغيّروا صياغته، وإلا فالنص كما هو.',
  fieldIn: (field: string, language: string) => `${field}، ${language}`,
  searchList: (list: string) => `البحث في ${list}`,
  searchListPlaceholder: (list: string) => `البحث في ${list}...`,
  entryTitle: (entry: string, id: number) => `${theOne(entry)} ${id}`,
  addEntry: (entry: string) => `إضافة ${one(entry)}`,
  removeEntry: (entry: string) => `إزالة ${one(entry)}`,
  protected: 'محمي',
  draft: headingsMessages.draft,
  actions: 'الإجراءات',
  new: 'جديد',
  changed: 'معدَّل',
  partsOfTheDraft: 'أجزاء المسودة',
  whatChanged: 'ما تغيّر',
  problemCount: (count: number) => counted(count, nouns.problem),
  effect: 'الأثر',
  notGiven: 'غير محدد',
  category: 'الفئة',
  choose: (field: string) => `اختيار: ${field}`,
  clear: (field: string) => `مسح: ${field}`,
  putBackAsIn: (version: string) => `إعادة كما في ${version}`,
  done: 'تم',
  fieldBefore: (field: string) => `${field}، سابقًا`,
  fieldNow: (field: string) => `${field}، الآن`,
  fromFile: 'من ملف (CSV أو JSON)',
  catalogueAsText: 'الكتالوج نصًا',
  startOver: 'البدء من جديد',
  check: 'فحص',
  publishVersion: (version: string) => `نشر الإصدار ${version}`,
  nextVersionOf: (name: string) => `الإصدار التالي من ${isolated(name)}`,
  importACatalogue: headingsMessages.importACatalogue,
  file: 'الملف',
  metrics: 'المؤشرات',
  stakeholders: 'أصحاب المصلحة',
  measures: 'التصنيفات',
  needs: 'الحاجات',
  need: 'الحاجة',
  measure: 'التصنيف',
  purpose: 'الغرض',
  stakeholder: 'صاحب المصلحة',
  description: 'الوصف',
  potentialStakeholders: 'أصحاب المصلحة المحتملون',
  source: 'المصدر',
  goToCatalogues: 'الذهاب إلى الكتالوجات',
  position: 'الموضع',
  ofCount: (count: number) => `من ${formatted(count)}`,
  moveUp: 'نقل إلى أعلى',
  moveDown: 'نقل إلى أسفل',
  publishName: (name: string) => `نشر ${isolated(name)}`,
}

/** One entry of a list, and several, by the English word for one. */
const nounPairs: Readonly<Record<string, readonly [one: string, many: string]>> = {
  need: ['الحاجة', 'الحاجات'],
  measure: ['التصنيف', 'التصنيفات'],
  purpose: ['الغرض', 'الأغراض'],
  stakeholder: ['صاحب المصلحة', 'أصحاب المصلحة'],
  metric: ['المؤشر', 'المؤشرات'],
}
const singularOf = (title: string) => nounPairs[title]?.[0] ?? title
const pluralOf = (title: string) => nounPairs[title]?.[1] ?? title

/** What it is about stands before a colon, so that nothing has to agree with it. */
export const catalogueProblemsMessages: Words<typeof english.catalogueProblemsMessages> = {
  tooLong: (max: number) => `هذا النص أطول من اللازم: الحد الأقصى لعدد الحروف ${formatted(max)}.`,
  needsId: (title: string) => `${singularOf(title)}: ينقص معرّف، وهو عدد صحيح ابتداءً من 1.`,
  idTwice: (id: number, title: string) => `${pluralOf(title)}: المعرّف ${formatted(id)} مكرر.`,
  needsName: (title: string) => `${singularOf(title)}: ينقص اسم.`,
  nameTwice: (name: string, title: string) => `${pluralOf(title)}: الاسم ${quoted(name)} مكرر.`,
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
  listOfIds: (title: string) => `${pluralOf(title)} في المؤشر: يجب أن تكون قائمة معرّفات.`,
  unknown: (title: string, id: string) => `${singularOf(title)} ${isolated(id)}: غير موجود.`,
}
