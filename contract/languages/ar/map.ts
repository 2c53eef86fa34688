import type * as english from '../../messages/map.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, formatted, nouns } from './grammar.ts'

/** The traceability map. */
export const mapMessages: Words<typeof english.mapMessages> = {
  help: 'تتبّعوا متطلبًا رجوعًا إلى الحاجة التي يخدمها، أو ابحثوا عن خيوط تنقطع مبكرًا.',
  keys: 'استخدموا مفاتيح الأسهم للتنقل على الخطوط، وEnter لتتبّع عنصر، وEscape لتركه.',
  notWritten: 'لم تُكتب بعد',
  halfRated: 'تقييم جزئي: في اتجاه واحد',
  more: (count: number) => `و${counted(count, nouns.otherEntry)}`,
  whole: {
    metrics: 'لكل مؤشر صاحب مصلحة وقصة',
    stories: 'لكل قصة خيار',
    options: 'كل خيار مقيَّم في الاتجاهين',
    harms: 'لكل تقييم بضرر أو بنفع ظاهري متطلب',
  },
  none: 'لا شيء للتتبّع بعد',
  noneHint: 'أضيفوا مؤشرات إلى الحل. كل ما عداها يُبنى عليها.',
  noneMatching: 'لا شيء مطابق على الخريطة',
  noneMatchingHint: 'ابحثوا بكلمات أخرى، أو اختاروا ثغرة أخرى.',
  gaps: 'الثغرات',
  chosenItem: 'العنصر المحدد',
  mapAsATable: 'الخريطة في جدول',
  map: 'الخريطة',
  addMetrics: 'إضافة مؤشرات',
  traceabilityMap: headingsMessages.traceabilityMap,
  backToSolutionDetails: 'العودة إلى تفاصيل الحل',
  thread: 'الخيط',
  searchTheMap: 'البحث في الخريطة',
  searchByWordsOrId: 'البحث بالكلمات أو بالمعرّف...',
  showAs: 'العرض في',
  table: 'جدول',
  previous: 'السابق',
  next: 'التالي',
  onlyTheChosenThread: 'الخيط المحدد فقط',
  showingOfItems: (count: number, total: number) =>
    `عرض ${formatted(count)} من ${counted(total, nouns.entry, 'after')}`,
  writeARequirement: 'كتابة متطلب',
  openTheSolution: 'فتح الحل',
  openInMetrics: 'فتح في المؤشرات',
  openInStakeholders: 'فتح في أصحاب المصلحة',
  openInUserStories: 'فتح في قصص المستخدمين',
  openInOptions: 'فتح في الخيارات',
  openInH9Analysis: 'فتح في تحليل H9',
  openInRequirements: 'فتح في المتطلبات',
}

/** A solution as a whole, from its purposes to its requirements. */
export const chainMessages: Words<typeof english.chainMessages> = {
  fetchFailed: 'تعذّر جلب الحل بأكمله',
  purpose: 'الغرض',
  metric: 'المؤشر',
  stakeholders: 'أصحاب المصلحة',
  userStory: 'قصة المستخدم',
  option: 'الخيار',
  rating: 'التقييم',
  requirement: 'المتطلب',
}
