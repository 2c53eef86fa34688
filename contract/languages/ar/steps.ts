import type { stepsMessages as english } from '../../messages/steps.ts'
import type { Words } from '../words.ts'
import { counted, formatted, nouns } from './grammar.ts'

/** An option that is rated in one direction only is half rated. */
const andHalf = (half: number) => (half > 0 ? `، و${formatted(half)} جزئيًا` : '')

/** The seven steps, and what is missing in each; what one of its items lacks stands in `gapsMessages`. */
export const stepsMessages: Words<typeof english> = {
  steps: 'الخطوات',
  allSteps: (all: number) => `كل الخطوات (${formatted(all)})`,
  stepOfAll: (number: number, all: number, step: string) =>
    `الخطوة ${formatted(number)} من ${formatted(all)} · ${step}`,
  here: 'هنا',
  solution: 'الحل',
  metrics: 'المؤشرات',
  stakeholders: 'أصحاب المصلحة',
  userStories: 'قصص المستخدمين',
  options: 'الخيارات',
  h9Analysis: 'تحليل H9',
  requirements: 'المتطلبات',
  noneAdded: 'لم يُضَف شيء',
  notWritten: (count: number) => `${formatted(count)} لم تُكتب`,
  notRated: (unrated: number, oneWay: number) =>
    [
      ...(unrated > 0 ? [`${formatted(unrated)} بلا تقييم`] : []),
      ...(oneWay > 0 ? [`${formatted(oneWay)} بتقييم اتجاه واحد`] : []),
    ].join('، '),
  added: (count: number) => `المضاف: ${formatted(count)}`,
  people: (count: number) => counted(count, nouns.stakeholder),
  written: (count: number) => `المكتوب: ${formatted(count)}`,
  writtenOf: (written: number, all: number) => `المكتوب: ${formatted(written)} من ${formatted(all)}`,
  optionCount: (count: number) => counted(count, nouns.option),
  ratedOf: (rated: number, all: number, half: number) =>
    `المقيَّم: ${formatted(rated)} من ${formatted(all)}${andHalf(half)}`,
  /** The same where there is room for little: 2/4, 1 half */
  ratedShare: (rated: number, all: number, half: number) => `${rated}/${all}${andHalf(half)}`,
  toRecheck: (count: number) => `${formatted(count)} لإعادة التحقق`,
}
