import type * as english from '../../messages/steps.ts'
import type { Words } from '../words.ts'
import { counted, formatted, nouns } from './grammar.ts'

/** An option that is rated in one direction only is half rated. */
const andHalf = (half: number) => (half > 0 ? `، و${formatted(half)} جزئيًا` : '')

/** The seven steps, and what is missing in each; what one of its items lacks stands in `gapsMessages`. */
export const stepsMessages: Words<typeof english.stepsMessages> = {
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

/** One sentence of help per step, on its screen and on the room's. */
export const helpMessages: Words<typeof english.helpMessages> = {
  solution:
    'سمّوا ما تريدون إنشاءه، واختاروا أين ينبغي أن ينفع، ثم حدّدوا الحاجة الإنسانية الأساسية الواحدة التي وُجد لأجلها.',
  /** On the page of one that is there already. */
  solutionDetails:
    'اسم الحل، وأين ينبغي أن ينفع، والحاجة الإنسانية الأساسية الواحدة التي وُجد لأجلها. كل خطوة لاحقة تُبنى على ذلك.',
  metrics: 'اختاروا من ثلاثة إلى خمسة أرقام تُثبت بعد عام من الآن أن الحل قد نفع.',
  stakeholders: 'أضيفوا الناس والكائنات التي يعنيها كل رقم، وخصوصًا من يتحملون الآثار دون أن يُسألوا.',
  userStories: 'اكتبوا لكل مؤشر جملة واحدة: من يريد ماذا، وما الذي يتحسن بذلك؟',
  functionalOptions: 'اسردوا طرائق مختلفة يمكن للنظام أن يحقق بها القصة؛ أما الحكم عليها فلاحقًا.',
  h9: 'يعني H9 الحاجات الإنسانية الأساسية التسع كلها: حدّدوا ما يفعله الخيار بكل منها، أولًا إذا سار كل شيء على ما يرام (الحلقة الحميدة)، ثم إذا ساءت الأمور (الحلقة المفرغة).',
  h9Virtuous: 'افترضوا أن الخيار يعمل كما أُريد له، ويستخدمه كثيرون ولسنوات. ماذا يقدّم لكل حاجة؟',
  h9Vicious:
    'افترضوا أن الخيار أُفرط في استخدامه، أو جرى التحايل عليه، أو أُسيء استعماله، أو قلّ تمويله، أو أقصى بعض الناس. ماذا يفعل الآن بكل حاجة؟',
  systemRequirements: 'حوّلوا كل تقييم ملوّن لحاجة إنسانية أساسية إلى قاعدة يمكن التحقق منها، تحفظ النفع وتمنع الضرر.',
}

/** How many of each are missing; which they are is found by `gapsOf`. What follows the noun agrees with any number. */
export const gapsMessages: Words<typeof english.gapsMessages> = {
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
