import type { userStoriesMessages as english } from '../../messages/user-stories.ts'
import type { Words } from '../words.ts'
import { counted, formatted, nouns } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** One sentence per metric. */
export const userStoriesMessages: Words<typeof english> = {
  fetchFailed: 'تعذّر جلب قصص المستخدمين',
  saved: 'حُفظت قصص المستخدمين.',
  saveFailed: 'تعذّر حفظ قصص المستخدمين. يُرجى المحاولة مرة أخرى.',
  nothingToSave: 'لا مؤشرات صالحة للحفظ.',
  noStakeholder: 'لا أصحاب مصلحة',
  noOptions: 'لا خيارات',
  changedMeanwhile: 'تغيّرت في هذه الأثناء قصة مستخدم كنتم تحررونها.',
  notSavedYet: 'لم تُحفظ بعد',
  unsavedCount: (count: number) => `غير محفوظ: ${counted(count, nouns.story)}.`,
  addMetricsFirst: 'أضيفوا مؤشرات إلى الحل لكتابة قصص المستخدمين.',
  stakeholder: 'صاحب المصلحة',
  userStory: 'قصة المستخدم',
  storyPlaceholder: 'بصفتي …، أريد …، لكي …',
  functionalOptions: 'الخيارات الوظيفية',
  metricDescription: 'وصف المؤشر',
  userStories: 'قصص المستخدمين',
  saveAllUserStories: 'حفظ كل قصص المستخدمين',
  userStoryCreation: headingsMessages.userStoryCreation,
  backToStakeholders: 'العودة إلى أصحاب المصلحة',
  forwardToFunctionalOptions: 'المتابعة إلى الخيارات الوظيفية',
  showingOfMetrics: (count: number, all: number) => `عرض ${formatted(count)} من ${counted(all, nouns.metric, 'after')}`,
}
