import type { historyMessages as english } from '../../messages/history.ts'
import type { Words } from '../words.ts'
import type { Deed, DeedKind } from '../../activity.ts'
import { counted, formatted, isolated, listed, nouns, quoted } from './grammar.ts'
import { undoMessages } from './undo.ts'
import { headingsMessages } from './common.ts'

/*
 * Every deed is a verbal noun (“the adding of …”) after a dash: a verb would have to know whether a man or a woman did it.
 */

const directionOf = (virtuous: boolean) => (virtuous ? 'الحلقة الحميدة' : 'الحلقة المفرغة')

function changeOfSolution({ solution }: Deed): string {
  const { from, to } = solution ?? {}
  if (!from || !to) return 'تغيير الحل'
  return listed([
    ...(from.solution_name === to.solution_name
      ? []
      : [`تغيير اسم الحل من ${quoted(from.solution_name)} إلى ${quoted(to.solution_name)}`]),
    ...(from.p_fhn === to.p_fhn ? [] : [`تغيير الحاجة الرئيسية من ${isolated(from.p_fhn)} إلى ${isolated(to.p_fhn)}`]),
  ])
}

function changeOfPurposes({ purposes }: Deed): string {
  const { added = [], dropped = [] } = purposes ?? {}
  const purposesOf = (names: string[]) =>
    `${names.length === 1 ? 'الغرض' : names.length === 2 ? 'الغرضين' : 'الأغراض'} ${listed(names.map(isolated))}`
  const all = (deed: string, names: string[]) => (names.length === 0 ? [] : [`${deed} ${purposesOf(names)}`])
  return listed([...all('إضافة', added), ...all('إزالة', dropped)]) || 'تغيير الأغراض'
}

/** By their codes, as people find them in a solution, or by their words, for whoever looks at many solutions. */
type By = 'codes' | 'words'
const metric = ({ metric_id, name }: Deed, by: By) => (by === 'words' && name !== '' ? quoted(name) : `M${metric_id}`)

function changeOfStory(deed: Deed, by: By): string {
  const { text } = deed
  const what = text?.from === '' ? 'كتابة' : text?.to === '' ? 'إفراغ' : 'تغيير'
  return `${what} قصة المؤشر ${metric(deed, by)}`
}

/** What people wrote there, shortened: an id alone says little. A deed about a metric is named after the metric. */
function wordsOf({ text, metric_id, name }: Deed): string {
  const words = text?.to || text?.from || (metric_id === undefined ? name : '')
  return words.trim() === '' ? '' : ` ${quoted(words)}`
}
const theMetric = (deed: Deed, by: By) => `المؤشر ${metric(deed, by)}`
const option = (deed: Deed, by: By) =>
  by === 'words' ? `الخيار${wordsOf(deed)}` : `الخيار O${deed.subject_id}${wordsOf(deed)}`
const requirement = (deed: Deed, by: By) =>
  by === 'words' ? `المتطلب${wordsOf(deed)}` : `المتطلب R${deed.subject_id}${wordsOf(deed)}`

function ratingOf(deed: Deed, by: By): string {
  const { ratings = [] } = deed
  const directions = [...new Set(ratings.map(({ virtuous }) => directionOf(virtuous)))]
  const needs = new Set(ratings.map(({ p_fhn }) => p_fhn)).size
  return `تقييم ${option(deed, by)} في ${counted(needs, nouns.need, 'after')} (${listed(directions)})`
}

const decisions = { accepted: 'للتنفيذ', adapted: 'للتنفيذ مع تعديلات', rejected: 'ليس للتنفيذ' } as const
const decisionOf = ({ decision }: Deed) => (decision ? decisions[decision] : 'مفتوح من جديد')

const ofMetric = (deed: Deed, word: string, by: By) =>
  deed.metric_id === undefined ? '' : ` ${word} ${metric(deed, by)}`
const ofRating = ({ option_id, p_fhn, virtuous = true }: Deed, by: By) =>
  option_id === undefined
    ? ''
    : ` لحاجة ${isolated(p_fhn ?? '')} (${directionOf(virtuous)})${by === 'words' ? '' : ` للخيار O${option_id}`}`
const contentsOf = ({ took }: Deed) => (took ? undoMessages.contents(took) : '')
const including = (deed: Deed) => (contentsOf(deed) ? `، ومعه: ${contentsOf(deed)}` : '')

const ofRound = (deed: Deed, by: By) => `${option(deed, by)} (${directionOf(deed.virtuous ?? true)})`

/** What somebody did, to stand after their name and a dash. */
function deedOf(deed: Deed, by: By): string {
  const { kind, name, solution } = deed
  switch (kind as DeedKind) {
    case 'solution_created':
      return solution
        ? `إنشاء الحل ${quoted(solution.to.solution_name)} لحاجة ${isolated(solution.to.p_fhn)}`
        : 'إنشاء الحل'
    case 'solution_imported':
      return solution
        ? `استيراد الحل ${quoted(solution.to.solution_name)} لحاجة ${isolated(solution.to.p_fhn)}`
        : 'استيراد الحل'
    case 'solution_changed':
      return changeOfSolution(deed)
    case 'purposes_changed':
      return changeOfPurposes(deed)
    case 'solution_deleted':
      return `حذف الحل${including(deed)}`
    case 'solution_restored':
      return 'استرجاع الحل'
    case 'metric_added':
      return `إضافة ${theMetric(deed, by)}`
    case 'own_metric_added':
      return `إضافة مؤشر جديد: ${metric(deed, by)}`
    case 'own_metric_taken_back':
      return `سحب المؤشر الجديد ${quoted(name)}`
    case 'metric_removed':
      return `إزالة ${theMetric(deed, by)}${including(deed)}`
    case 'metric_restored':
      return `استرجاع المؤشر ${quoted(name)}`
    case 'metrics_reset':
      return `إعادة تعيين المؤشرات${contentsOf(deed) && `؛ حُذف: ${contentsOf(deed)}`}`
    case 'reset_restored':
      return 'استرجاع ما حذفته إعادة التعيين'
    case 'stakeholder_added':
      return `إضافة صاحب المصلحة ${isolated(name)}`
    case 'own_stakeholder_added':
      return `إضافة صاحب مصلحة جديد: ${isolated(name)}`
    case 'own_stakeholder_taken_back':
      return `سحب صاحب المصلحة الجديد ${isolated(name)}`
    case 'stakeholder_removed':
      return `إزالة صاحب المصلحة ${isolated(name)}`
    case 'stakeholder_restored':
      return `استرجاع صاحب المصلحة ${isolated(name)}`
    case 'story_saved':
      return changeOfStory(deed, by)
    case 'option_added':
      return `إضافة ${option(deed, by)}${ofMetric(deed, 'إلى المؤشر', by)}`
    case 'option_changed':
      return `تغيير ${option(deed, by)}${ofMetric(deed, 'من المؤشر', by)}`
    case 'option_deleted':
      return `حذف ${option(deed, by)}${ofMetric(deed, 'من المؤشر', by)}${including(deed)}`
    case 'option_restored':
      return `استرجاع الخيار ${quoted(name)}`
    case 'option_decided':
      return `قرار بشأن ${option(deed, by)}: ${decisionOf(deed)}`
    case 'option_confirmed':
      return `تأكيد أن التقييمات ما زالت صحيحة: ${option(deed, by)}`
    case 'requirement_confirmed':
      return `تأكيد أن ${requirement(deed, by)} ما زال صحيحًا`
    case 'ratings_saved':
      return ratingOf(deed, by)
    case 'ratings_revealed':
      return `كشف التقييمات الصامتة للجميع: ${ofRound(deed, by)}`
    case 'second_round_opened':
      return `فتح جولة ثانية من التقييم الصامت: ${ofRound(deed, by)}`
    case 'second_round_taken_back':
      return `سحب الجولة الثانية من التقييم الصامت: ${ofRound(deed, by)}`
    case 'second_round_revealed':
      return `كشف الجولة الثانية من التقييم الصامت: ${ofRound(deed, by)}`
    case 'requirement_added':
      return `إضافة ${requirement(deed, by)}${ofRating(deed, by)}`
    case 'requirement_changed':
      return `تغيير ${requirement(deed, by)}${ofRating(deed, by)}`
    case 'requirement_deleted':
      return `حذف ${requirement(deed, by)}${ofRating(deed, by)}`
    case 'requirement_restored':
      return `استرجاع المتطلب ${quoted(name)}`
    default:
      // noted by another version of the server
      return 'تغيير غير معروف'
  }
}
const sentenceOf = (deed: Deed, by: By) => `– ${deedOf(deed, by)}`

/** Who did what in a solution. */
export const historyMessages: Words<typeof english> = {
  help: 'من فعل ماذا ومتى. يمكنكم استرجاع النصوص السابقة، وكذلك ما حُذف خلال 24 ساعة.',
  doer: ({ email, by_host }: Pick<Deed, 'email' | 'by_host'>) => email ?? (by_host ? 'المضيف' : 'أحد المشاركين'),
  sentence: (deed: Deed) => sentenceOf(deed, 'codes'),
  sentenceInWords: (deed: Deed) => sentenceOf(deed, 'words'),
  none: 'لم يحدث شيء بعد',
  found: (count: number, isMore: boolean) =>
    isMore ? `عرض أحدث المدخلات: ${formatted(count)}` : `عدد المدخلات: ${formatted(count)}`,
  noneHint: 'يظهر هنا كل ما يُضاف أو يُغيَّر أو يُقيَّم أو يُحذف في هذا الحل.',
  noneMatching: 'لا مدخلات مطابقة',
  noneMatchingHint: 'اختاروا خطوة أخرى أو شخصًا آخر، أو الكل.',
  presentText: 'النص الحالي',
  presentDecision: 'القرار الحالي',
  sinceDeleted: 'حُذف هذا منذ ذلك الحين.',
  broughtBack: 'استُرجع النص السابق.',
  decisionBroughtBack: 'استُرجع القرار السابق.',
  saved: 'نصّكم محفوظ.',
  fetchFailed: 'تعذّر جلب السجل',
  today: 'اليوم',
  yesterday: 'أمس',
  theRatings: 'التقييمات',
  theDecision: 'القرار',
  whatChanged: 'ما تغيّر',
  fullText: 'النص الكامل',
  rating: (need: string, virtuous: boolean, value: string) => `${need} (${directionOf(virtuous)}): ${value}`,
  fromTo: (from: string, to: string) => `من ${from} إلى ${to}`,
  solution: 'الحل',
  metrics: 'المؤشرات',
  stakeholders: 'أصحاب المصلحة',
  userStories: 'قصص المستخدمين',
  options: 'الخيارات',
  h9Analysis: 'تحليل H9',
  requirements: 'المتطلبات',
  step: 'الخطوة',
  allSteps: 'كل الخطوات',
  clearStep: 'مسح الخطوة',
  person: 'الشخص',
  everybody: 'الجميع',
  clearPerson: 'مسح الشخص',
  whatHappened: 'ما حدث',
  when: 'متى',
  history: headingsMessages.history,
  backToSolutionDetails: 'العودة إلى تفاصيل الحل',
  before: 'قبل',
  after: 'بعد',
  text: 'النص',
  bringThisTextBack: 'استرجاع هذا النص',
  bringThisDecisionBack: 'استرجاع هذا القرار',
}
