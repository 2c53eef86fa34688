import type { gapsMessages as english } from '../../messages/gaps.ts'
import type { Words } from '../words.ts'
import { counted, nouns } from './grammar.ts'

/** How many of each are missing; which they are is found by `gapsOf`. What follows the noun agrees with any number. */
export const gapsMessages: Words<typeof english> = {
  purposesUnserved: (count: number) => `${counted(count, nouns.purpose)} بلا مؤشر`,
  metricsWithoutStakeholder: (count: number) => `${counted(count, nouns.metric)} بلا صاحب مصلحة`,
  stakeholdersUnconcerned: (count: number) => `${counted(count, nouns.stakeholder)} بلا مؤشر`,
  metricsWithoutStory: (count: number) => `${counted(count, nouns.metric)} بلا قصة`,
  storiesWithoutOption: (count: number) => `${counted(count, nouns.story)} بلا خيار`,
  optionsNotRatedVirtuous: (count: number) => `${counted(count, nouns.option)} بلا تقييم للحلقة الحميدة`,
  optionsNotRatedVicious: (count: number) => `${counted(count, nouns.option)} بلا تقييم للحلقة المفرغة`,
  harmsUnanswered: (count: number) => `${counted(count, nouns.rating)} بضرر أو بنفع ظاهري فقط، بلا متطلب`,
  ratingsWithoutRequirement: (count: number) => `${counted(count, nouns.rating)} بلا متطلب`,
  optionsToRecheck: (count: number) => `${counted(count, nouns.option)} لإعادة التحقق`,
  requirementsToRecheck: (count: number) => `${counted(count, nouns.requirement)} لإعادة التحقق`,
  requirementsOfNone: (count: number) => `${counted(count, nouns.requirement)} من تقييم صار «لا شيء»`,
}
