import type * as english from '../../messages/imports.ts'
import type { Words } from '../words.ts'
import { counted, formatted, isolated, nouns, quoted } from './grammar.ts'

/** What is said about a file that is brought in: to the host, and to whoever creates a solution. */
export const importsMessages: Words<typeof english.importsMessages> = {
  hint: 'اختاروا ملفًا صدّره Ninefold بصيغة JSON. يُفحص أولًا، ولا يُنشأ شيء قبل أن تؤكدوا.',
  checking: 'جارٍ فحص الملف...',
  nothingInIt: 'لا حل في هذا الملف.',
  willMake: (solutions: number) => `سيُنشأ بذلك ${counted(solutions, nouns.solution)}:`,
  contents: ({ metrics, options, requirements }: { metrics: number; options: number; requirements: number }) =>
    [counted(metrics, nouns.metric), counted(options, nouns.option), counted(requirements, nouns.requirement)].join(
      '، ',
    ),
  matchedByName: (count: number) =>
    count === 1
      ? 'عنصر واحد من الكتالوج له رقم مختلف هنا، فطوبق بالاسم.'
      : `عناصر من الكتالوج لها أرقام مختلفة هنا، فطوبقت بالاسم: ${formatted(count)}.`,
  problems: (count: number) =>
    count === 1 ? 'لا يمكن استيراد هذا الملف، لسبب واحد:' : `لا يمكن استيراد هذا الملف؛ عدد الأسباب ${formatted(count)}:`,
  line: (line: number) => `السطر ${formatted(line)}`,
  morePlaces: (count: number) => (count === 1 ? 'وفي موضع آخر' : `وفي مواضع أخرى: ${formatted(count)}`),
  imported: (count: number) => (count === 1 ? 'استُورد حل واحد.' : `الحلول المستوردة: ${formatted(count)}.`),
  /** Said by the server. */
  notAnExport: 'ليس هذا ملف JSON صدّره Ninefold.',
  otherVersion: 'كُتب هذا الملف بإصدار آخر من Ninefold.',
  broken: 'هذا الملف ليس JSON صحيحًا.',
  memberHint: 'هل الحل موجود في ورشة أخرى أو على خادم آخر؟ صدّروه هناك بصيغة JSON واستوردوه هنا.',
}

/** An exported file that was edited elsewhere and comes back. */
export const changesMessages: Words<typeof english.changesMessages> = {
  open: 'إعادة ملف محرَّر',
  hint: 'اختاروا مصنف Excel أو جدول CSV أو ملف JSON صُدِّر من هذه الورشة وحُرِّر بعد ذلك. ترون كل تغيير قبل تخزين أي شيء.',
  file: 'التصدير المحرَّر',
  memberHint: 'هل حُرِّر تصدير من هذه الورشة في جدول حسابي؟ يمكن أن تعود نصوصه.',
  notLookedAt: 'لم يُجب الخادم، ولذلك لم يُفحص الملف.',
  away: 'الخادم لا يجيب. سيُستأنف ذلك فور إجابته.',
  unchanged: (count: number) => `بلا تغيير: ${counted(count, nouns.text)}`,
  nothing: 'لا يغيّر هذا الملف شيئًا: لم يُغيَّر أي نص فيه منذ التصدير، أو أنه موجود هنا.',
  nothingElse: 'لم يُغيَّر شيء آخر في هذا الملف منذ التصدير، أو أنه موجود هنا.',
  noRows: 'لم يُعثر في هذا الملف على صفوف فيها نصوص.',
  found: (count: number) => `يغيّر هذا الملف ${counted(count, nouns.text, 'after')}.`,
  conflicts: (count: number) =>
    count === 1
      ? 'تغيّر نص واحد هنا أيضًا منذ تصدير الملف. اختاروا أي النسختين تبقى.'
      : `نصوص تغيّرت هنا أيضًا منذ تصدير الملف: ${formatted(count)}. اختاروا أي النسختين تبقى لكل منها.`,
  refused: (count: number) =>
    count === 1 ? 'صف واحد من الملف لا يمكن إدخاله:' : `صفوف من الملف لا يمكن إدخالها (${formatted(count)}):`,
  here: 'هنا',
  inFile: 'في الملف',
  keepOurs: 'إبقاء ما هنا',
  takeTheirs: 'اعتماد ما في الملف',
  keepAllOurs: 'الإبقاء على كل ما هنا',
  takeAllTheirs: 'أخذ كل ما في الملف',
  exported: 'عند التصدير',
  apply: 'تطبيق',
  applied: (count: number) => (count === 1 ? 'تغيّر نص واحد.' : `النصوص التي تغيّرت: ${formatted(count)}.`),
  takenBack: (count: number) => (count === 1 ? 'عاد النص كما كان.' : `النصوص التي عادت كما كانت: ${formatted(count)}.`),
  changedSince: 'تغيّرت بعض هذه النصوص منذ ذلك الحين، فلم يُتراجَع عن شيء. ولا يزال السجلّ يحفظ ما كانت عليه.',
  field: {
    user_story: 'قصة المستخدم',
    functional_option: 'الخيار الوظيفي',
    decision: 'القرار',
    decision_reason: 'سبب القرار',
    specification: 'متطلب النظام',
  },
  /** Said by the server. */
  changedMeanwhile: 'تغيّر بعض هذه النصوص في هذه الأثناء. لم يُخزَّن شيء؛ راجعوا التغييرات من جديد.',
  notOurs: 'ليس هذا مصنف Excel ولا جدول CSV ولا ملف JSON صدّره Ninefold.',
  archive: 'هذا أرشيف ZIP. فكّوا ضغطه واختاروا منه مصنف Excel أو جدول CSV أو ملف JSON.',
  notEditable: 'ليس في هذا الجدول ما يمكن إعادته: تعود القصص والخيارات والمتطلبات فقط.',
  noOrigin: 'لا يحمل هذا الملف ما صُدِّر منه، فلا تمكن المقارنة. صدّروه من جديد وحرّروا الجديد.',
  otherVersion: 'كُتب هذا الملف بإصدار أحدث من Ninefold.',
  otherWorkshop: 'صُدِّر هذا الملف من ورشة أخرى، أو قبل استعادة هذه الورشة من نسخة احتياطية.',
  damaged: 'هذا المصنف تالف أو غير كامل.',
  tooLarge: 'مصنف يصير أكبر عند فك ضغطه',
  badEncoding: 'هذا الجدول ليس بترميز UTF-8. احفظوه بصيغة «CSV UTF-8».',
  unreadable: 'لا يمكن قراءة هذا الجدول.',
  noIds: 'من دون المعرّفات لا يمكن التمييز بين صفوف هذا الجدول.',
  noColumn: 'ينقص عمود من أعمدة النصوص أو تغيّر عنوانه، فلا تمكن مقارنة ما فيه.',
  twiceHeaded: 'لعمودين في هذا الجدول العنوان نفسه، فليس واضحًا أيهما المعتمد.',
  twice: 'في هذا الملف نصان لموضع واحد.',
  tooMany: 'يغيّر هذا الملف نصوصًا أكثر مما يمكن مراجعته. أعيدوه على أجزاء.',
  tooManyRefused: 'صفوف كثيرة جدًا من هذا الملف لا يمكن إدخالها. هل هو الملف المقصود؟',
  line: (line: number) => `السطر ${formatted(line)}`,
  lineOf: (sheet: string, line: number) => `${sheet}، السطر ${formatted(line)}`,
}

const QUOTED_MAX = 60

/** What the server calls by its English name: one of them, indefinite and definite. */
const kinds: Readonly<Record<string, readonly [a: string, the: string]>> = {
  need: ['حاجة', 'الحاجة'],
  measure: ['تصنيف', 'التصنيف'],
  purpose: ['غرض', 'الغرض'],
  stakeholder: ['صاحب مصلحة', 'صاحب المصلحة'],
  metric: ['مؤشر', 'المؤشر'],
  option: ['خيار', 'الخيار'],
  rating: ['تقييم', 'التقييم'],
  requirement: ['متطلب', 'المتطلب'],
  column: ['عمود', 'العمود'],
}
const a = (kind: string) => kinds[kind]?.[0] ?? kind
const the = (kind: string) => kinds[kind]?.[1] ?? kind
const lists: Readonly<Record<string, string>> = { purposes: 'الأغراض', stakeholders: 'أصحاب المصلحة' }

/** What something of a file is, for a sentence: a short text as it stands there, of a long one its length too. */
function found(value: unknown): string {
  if (value === undefined) return 'لا شيء'
  if (Array.isArray(value)) return `قائمة من ${counted(value.length, nouns.entry, 'after')}`
  if (typeof value === 'object' && value !== null) return 'كائن'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'عدد أكبر مما يجوز'
  if (typeof value !== 'string') return isolated(JSON.stringify(value))
  if (value.trim() === '') return value === '' ? 'لا شيء' : 'فراغات فقط'
  const line = value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > QUOTED_MAX ? `${quoted(line)} (${counted([...value].length, nouns.character)})` : quoted(line)
}

/** A sentence and what it is about: the place stands before it. */
const at = (place: string, sentence: string) => `${isolated(place)} – ${sentence}`

/**
 * What is said of every file that is brought in and does not fit: where, what stands there, what belongs there. Where a list
 * has the place beside the sentence, the sentence goes without. What was found and what was expected are named after a
 * colon, so that neither has a case.
 */
export const misfitsMessages: Words<typeof english.misfitsMessages> = {
  misfit: (what: string, expected: string, place?: string) => {
    const sentence = `الموجود: ${what}؛ والمتوقَّع: ${expected}.`
    return place === undefined ? sentence : at(place, sentence)
  },
  at,
  found,
  oneOf: (items: readonly string[]) => `إحدى القيم ${items.map((item) => quoted(item)).join('، ')}`,
  line: (line: number) => `السطر ${formatted(line)}`,
  columnOf: (column: number) => `العمود ${formatted(column)}`,
  column: (line: number, column: number) => `السطر ${formatted(line)}، العمود ${formatted(column)}`,
  end: 'نهاية الملف',
  notUtf8: 'بايتات ليست بترميز UTF-8',
  utf16: 'UTF-16',
  utf8: 'نص بترميز UTF-8',
  size: (bytes: number) => isolated(`${(bytes / 1024 / 1024).toFixed(1)} MiB`),
  sizeAtMost: (bytes: number) => `${isolated(`${bytes / 1024 / 1024} MiB`)} على الأكثر`,
  moreThan: (count: number, what: string) => `أكثر من ${formatted(count)} من ${what}`,
  atMost: (count: number, what: string) => `${formatted(count)} من ${what} على الأكثر`,
  characters: 'الأحرف',
  members: 'عناصر في الكائن الخارجي',
  values: 'القيم',
  levels: 'مستويات القوائم والكائنات المتداخلة',
  bytes: 'بايت من النصوص المتغيّرة',
  changedTexts: 'النصوص المتغيّرة',
  rowsRefused: 'الصفوف التي لا يمكن إدخالها',
  /** What a table has at most. */
  ofTable: { cells: 'الخلايا', characters: 'الأحرف في صف واحد' },
  /** And a workbook. */
  ofWorkbook: {
    levels: 'مستويات من العناصر المتداخلة',
    piece: 'محارف متتالية',
    elements: 'عناصر',
    characters: 'محارف في صف واحد',
    partElements: 'عناصر في جزء واحد',
    cells: 'خلايا وصفوف',
    columns: 'أعمدة',
    parts: 'أوراق وأجزاء أخرى',
  },
  /** What JSON goes on with. */
  json: {
    value: 'قيمة',
    'value or end': 'قيمة أو \u2066“]”\u2069',
    key: 'اسم بين علامتي اقتباس',
    'key or end': 'اسم بين علامتي اقتباس أو \u2066“}”\u2069',
    colon: '\u2066“:”\u2069',
    'comma or end': '\u2066“,”\u2069 أو نهاية القائمة أو الكائن',
    nothing: 'نهاية الملف',
    begin: '\u2066“{”\u2069',
    'quotation mark': 'علامة اقتباس تُغلق النص',
  },
  twice: (what: string) => `${a(what)} للمرة الثانية`,
  once: (what: string) => `مرة واحدة لا غير (${the(what)})`,
  onceSince: (place: string) => `مرة واحدة (الأولى: ${isolated(place)})`,
  ofCatalogue: (kind: string) => `${a(kind)} من كتالوج هذه الورشة`,
  ofCatalogueOneOf: (kind: string, names: readonly string[]) =>
    `${a(kind)} من كتالوج هذه الورشة: ${names.map(isolated).join('، ')}`,
  others: (count: number) => ` مشكلات أخرى: ${formatted(count)}.`,
  /** Tables. */
  openQuote: 'علامة اقتباس تفتح نصًا',
  closingQuote: 'علامة تُغلقه',
  columns: (heads: readonly string[]) =>
    heads.length === 0 ? 'لا أعمدة' : `الأعمدة ${heads.slice(0, 20).map(quoted).join('، ')}`,
  columnNamed: (head: string) => `العمود ${quoted(head)}`,
  sheets: (names: readonly string[]) => `الأوراق ${names.slice(0, 20).map(quoted).join('، ')}`,
  sheet: (name: string) => `الورقة ${quoted(name)} من التصدير، وهي مخفية`,
  filledSheet: (name: string) => `الورقة ${quoted(name)} مع عناوين أعمدتها`,
  originColumn: 'آخر عمود في التصدير، ويبدأ رأسه بـ \u2066“ninefold=”\u2069',
  editableTable: 'جدول قصص أو خيارات أو متطلبات',
  origin: 'الحقل made_from الموجود في كل تصدير',
  formatVersion: (version: string) => `الإصدار ${version} من التصدير`,
  workshopMark: 'علامة ورشة أخرى',
  ownWorkshopMark: 'علامة هذه الورشة',
  brokenPart: (why: string) => `جزء تالف (${isolated(why)})`,
  unreadableBook: 'تتعذّر قراءة هذا المصنف.',
  failedCell: (text: string) => `خطأ (${quoted(text)})`,
  formattedCell: (text: string) => `العدد ${text} الذي تعرضه خليته تاريخًا أو مع إضافة`,
  wholeWorkbook: 'مصنف Excel كامل',
  archive: 'أرشيف ZIP من عدة ملفات',
  openDocument: 'ملف OpenDocument',
  workbookTableOrJson: 'مصنف Excel أو جدول CSV أو ملف JSON',
  exportedId: 'معرّف صف من التصدير',
  markedRow: 'صف من التصدير مع علامته في العمود الأخير',
  storedItem: 'شيء ما زال هنا',
  ownSolution: 'حل لمجموعتكم',
  textOfOther: 'نص لمجموعة أخرى',
  idOf: (name: string) => (name === '' ? 'بلا معرّف' : quoted(name)),
  deleted: (name: string) => `${quoted(name)}، وليس هنا (أو لم يعد)`,
  text: 'نص',
  unfit: 'رموز لا يمكن تخزينها (NUL أو نصف رمز)',
  decisions: (words: readonly string[]) => `${words.map((word) => quoted(word)).join('، ')} أو لا شيء`,
  /** Catalogues. */
  id: 'عدد صحيح من 1 فصاعدًا',
  freshId: (title: string) => `معرّف لا يتكرر (${the(title)})`,
  name: (title: string) => `الاسم (${the(title)})`,
  freshName: (title: string) => `اسم لا يتكرر (${the(title)})`,
  needs: (count: number) => `${counted(count, nouns.need)} بالمعرّفات من 1 إلى ${formatted(count)}`,
  ofIds: (ids: readonly unknown[]) =>
    `${counted(ids.length, nouns.need)} بالمعرّفات ${isolated(ids.map(String).join(', '))}`,
  measureId: (max: number) => `معرّف من 1 إلى ${formatted(max)}`,
  measureNone: (id: number) => `التصنيف ${formatted(id)} باسم «None»`,
  effectOfNone: '«none»، لأن «لا شيء» لا يفعل بالحاجة شيئًا',
  noEffect: 'لا شيء، لأن لا أثر هنا لأي تصنيف',
  category: 'فئة صاحب المصلحة',
  sameCategory: (name: unknown) => `${found(name)} كما في المواضع الأخرى لهذه الفئة`,
  ids: 'قائمة معرّفات',
  idAmong: (list: string) => `معرّف من قائمة ${lists[list] ?? list} في هذا الملف`,
  onePurpose: 'معرّف غرض واحد على الأقل',
  cells: (count: number) => counted(count, nouns.cell),
  cellsOfHead: (count: number) =>
    `${formatted(count)} على الأكثر، بعدد خلايا الصف الأول (النص الذي فيه فاصلة يحتاج إلى علامتي اقتباس)`,
  objects: 'قائمة كائنات',
  catalogue: 'كائن واحد فيه قوائم الكتالوج',
}
