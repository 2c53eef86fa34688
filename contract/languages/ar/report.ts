import type { reportMessages as english } from '../../messages/report.ts'
import type { Words } from '../words.ts'
import { counted, formatted, isolated, nouns } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** The report to print. */
export const reportMessages: Words<typeof english> = {
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
