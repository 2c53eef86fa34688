import type * as english from '../../messages/report.ts'
import type { Effect } from '../../reference-data.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, ended, formatted, isolated, nouns, quoted } from './grammar.ts'

/** The report to print. */
export const reportMessages: Words<typeof english.reportMessages> = {
  help: 'الحل كله في وثيقة واحدة: اقرؤوها هنا، أو اطبعوها، أو احفظوها بصيغة PDF من نافذة الطباعة.',
  /** Above the first of them: what the codes in a document have to do with the numbers on the screens. */
  codes:
    'الرموز مثل M27 وS12 وO31 وR88 يخص كل منها مؤشرًا أو قصة أو خيارًا أو متطلبًا بعينه ولا يتغيّر أبدًا، هنا وفي كل ملف مُصدَّر. أما رقم مثل 1.1 على الشاشة فهو موضع في قائمة، وقد يتغيّر.',
  nothing: 'لا شيء بعد.',
  noStory: 'لا قصة بعد.',
  noOption: 'لا خيار بعد.',
  notRated: 'لم يُقيَّم بعد.',
  notRatedDirection: 'بلا تقييم',
  untouched: (needs: readonly string[]) => `غير متأثرة: ${needs.map(isolated).join('، ')}.`,
  noneInOne: (isVirtuousRated: boolean, needs: readonly string[]) =>
    `«لا شيء» (قُيِّمت ${isVirtuousRated ? 'الحلقة الحميدة' : 'الحلقة المفرغة'} وحدها): ${needs.map(isolated).join('، ')}.`,
  withoutRequirement: (needs: readonly string[]) => `بلا متطلبات: ${needs.map(isolated).join('، ')}.`,
  noGaps: 'لا ثغرات حتى الآن.',
  story: 'القصة',
  functionalOption: 'الخيار الوظيفي',
  decision: 'القرار',
  reason: 'السبب',
  traceabilityMap: 'خريطة التتبّع',
  map: 'الخريطة',
  mapNeedsRoom: 'تحتاج الخريطة إلى شاشة أعرض. وهي في التقرير المطبوع أيضًا.',
  partOf: (title: string, place: number, count: number) => `${title}، ${formatted(place)} من ${formatted(count)}`,
  metric: 'المؤشر',
  purposes: 'الأغراض',
  pageFoot: (day: string) => `Ninefold، ${day}`,
  contents: 'المحتويات',
  pageTitle: (solutionName: string) => `${isolated(solutionName)}، تقرير · Ninefold`,
  participants: 'المشاركون',
  reportOf: (day: string) => `تقرير بتاريخ ${day}`,
  counts: (metrics: number, stakeholders: number, options: number, requirements: number) =>
    [
      counted(metrics, nouns.metric),
      counted(stakeholders, nouns.stakeholder),
      counted(options, nouns.option),
      counted(requirements, nouns.requirement),
    ].join(' · '),
  theSolution: 'الحل',
  fromPurposeToRequirement: 'من الغرض إلى المتطلب',
  metrics: 'المؤشرات',
  stakeholders: 'أصحاب المصلحة',
  userStoriesAndOptions: 'قصص المستخدمين والخيارات',
  h9Analysis: 'تحليل H9',
  systemRequirementsByNeed: 'متطلبات النظام بحسب الحاجة',
  decisions: 'القرارات',
  openGaps: 'الثغرات المفتوحة',
  listEmails: 'ذكر عناوين بريد المشاركين',
  /** Where the workshop hides them. */
  listPeople: 'ذكر أسماء المشاركين وأرقامهم',
  report: headingsMessages.report,
  backToSolutionDetails: 'العودة إلى تفاصيل الحل',
  systemRequirement: 'متطلب النظام',
  followsFrom: 'ينتج عن',
  option: 'الخيار',
  primaryFhn: 'الحاجة الرئيسية (حاجة إنسانية أساسية)',
  stakeholder: 'صاحب المصلحة',
  category: 'الفئة',
  together: 'معًا',
  requirements: 'المتطلبات',
}

/** The document of a whole workshop. */
export const workshopDocumentMessages: Words<typeof english.workshopDocumentMessages> = {
  title: headingsMessages.workshopDocument,
  help: 'كل ما أنجزته هذه الورشة في وثيقة واحدة: اقرؤوها هنا، أو اطبعوها، أو احفظوها ملفًا يُفتح في أي مكان.',
  pageTitle: (title: string) => `${isolated(title)}، وثيقة · Ninefold`,
  fetchFailed: 'تعذّر جلب الورشة كاملة',
  saveFile: 'حفظ في ملف',
  fileName: (title: string, day: string) => `${title} ${day}.html`,
  listEmails: 'ذكر من عمل على ماذا (عناوين البريد)',
  /** Where the workshop hides them. */
  listPeople: 'ذكر من عمل على ماذا (الأسماء والأرقام)',
  backToWorkshop: 'العودة إلى الورشة',
  backToSolutions: 'العودة إلى الحلول',
  /** Of the workshop, and of the document. */
  datesOf: (opened: string, today: string) => `ورشة بتاريخ ${opened} · وثيقة بتاريخ ${today}`,
  whatWasDone: 'ما أُنجز',
  solutions: 'الحلول',
  acrossSolutions: 'ما ينفع كل حاجة وما يضرّها',
  acrossHelp:
    'عدٌّ عبر خيارات كل الحلول، حاجة بعد حاجة. والأمثلة هي أول ما كُتب من الخيارات، بمثال واحد على الأكثر من كل حل. هذه الأعداد ليست نقاطًا: الحاجة التي تُعاق لا تعوّضها حاجة أخرى تُخدم.',
  decisions: 'القرارات',
  systemRequirements: 'متطلبات النظام',
  openGaps: 'الثغرات المفتوحة',
  primaryNeedOf: (solutions: readonly string[]) => ended(`الحاجة الرئيسية في: ${solutions.map(isolated).join('، ')}`),
  /** How far a solution came. */
  metricCount: (count: number) => counted(count, nouns.metric),
  /** After a colon, so that nothing has to agree with it. */
  storiesWritten: (count: number, of: number) => `المكتوب: ${formatted(count)} من ${counted(of, nouns.story, 'after')}`,
  optionsRated: (count: number, of: number) =>
    `المقيَّم في الاتجاهين: ${formatted(count)} من ${counted(of, nouns.option, 'after')}`,
  optionsDecided: (count: number, of: number) =>
    `ما تقرر بشأنه: ${formatted(count)} من ${counted(of, nouns.option, 'after')}`,
  requirementCount: (count: number) => counted(count, nouns.requirement),
  peopleOf: (people: readonly string[]) => ended(`عمل عليه: ${people.map(isolated).join('، ')}`),
  solutionCount: (count: number) => counted(count, nouns.solution),
  noMetrics: 'لا مؤشرات بعد.',
  ringsOf: (solution: string) => `الخيارات والحاجات: ${isolated(solution)}`,
  ringsHelp: (needs: readonly string[]) =>
    `لكل خيار دائرتان: الأولى للحلقة الحميدة والثانية للحلقة المفرغة. الحاجات مرتبة باتجاه عقارب الساعة من الأعلى: ${needs.map(isolated).join('، ')}. حول الحاجة الرئيسية إطار ذهبي؛ والكلمات بجانب الدائرتين تقول الشيء نفسه.`,
  virtuousNeeds: 'الحلقة الحميدة:',
  viciousNeeds: 'الحلقة المفرغة:',
  nothingTouched: 'لا حاجة متأثرة',
  notRatedDirection: 'لم تُقيَّم بعد',
  /** 1 Synergic: Freedom, Identity */
  needsOf: (number: number, measure: string, needs: readonly string[]) =>
    `${formatted(number)} ${isolated(measure)}: ${needs.map(isolated).join('، ')}`,
  effect: {
    helps: 'ينفعها',
    seems: 'يبدو نافعًا لها فقط',
    harms: 'يعيقها',
  } satisfies Record<Exclude<Effect, 'none'>, string>,
  /** Virtuous: 3 of 12 rated options */
  countIn: (direction: string, count: number, rated: number) =>
    rated === 0
      ? `${direction}: لا خيار مقيَّم`
      : `${direction}: ${formatted(count)} من الخيارات المقيَّمة (${formatted(rated)})`,
  example: (option: string, solution: string) => `${quoted(option)}، ${isolated(solution)}`,
  untouched: 'لا يمسّها أي خيار حتى الآن.',
  undecided: (options: readonly string[]) => `لم يُقرَّر بعد: ${options.map(isolated).join('، ')}.`,
  noOptions: 'لا خيارات بعد.',
  noRequirements: 'لا متطلبات بعد.',
  noGaps: 'لا ثغرات حتى الآن.',
}
