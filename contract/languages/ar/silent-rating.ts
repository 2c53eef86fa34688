import type { silentRatingMessages as english } from '../../messages/silent-rating.ts'
import type { Words } from '../words.ts'
import { counted, formatted, nouns, percentage } from './grammar.ts'

/** Silent rating as everybody in the room sees it. */
export const silentRatingMessages: Words<typeof english> = {
  alone: 'تقييم فردي: لا يرى أحد سواكم ما تختارونه هنا، إلى أن يكشف المضيف تقييمات الجميع معًا.',
  watching: 'يقيّم الناس هذا الخيار كلٌّ وحده. يبقى ما يختارونه مخفيًا إلى أن تكشفوه.',
  nameless: 'يقيّم الناس هذا الخيار كلٌّ وحده. للمشاركة سجّلوا الدخول ببريدكم الإلكتروني.',
  again:
    'قيّموا فرديًا مرة أخرى بعد أن رأيتم توزّع الآراء. ما اخترتموه في الجولة الأولى معبّأ هنا: غيّروه أو اتركوه، ثم احفظوا.',
  againFresh:
    'قيّموا فرديًا بعد أن رأيتم توزّع الآراء. لا يرى أحد سواكم ما تختارونه هنا، إلى أن يكشف المضيف الجولة الثانية.',
  /** Of how many, where that is known; whoever has rated and left still counts. */
  count: (people: number, all = 0) => {
    if (all > 0) return `قيّم حتى الآن ${formatted(people)} من ${formatted(Math.max(people, all))}.`
    return people === 0 ? 'لم يقيّم أحد بعد.' : `قيّم حتى الآن ${counted(people, nouns.person)}.`
  },
  shareBefore: (share: number) => `ما يختاره ${percentage(share)} يُعدّ إجابة المجموعة.`,
  saved: 'حُفظ تقييمكم الفردي.',
  tooLate: 'كُشفت التقييمات قبل أن تحفظوا تقييمكم. اطرحوه في النقاش.',
  switchedOff: 'أوقف المضيف التقييم الصامت قبل أن تحفظوا تقييماتكم الفردية.',
  switchedOn: 'فعّل المضيف التقييم الصامت قبل أن تحفظوا تقييمات المجموعة هذه.',
  revealed: 'تم الكشف.',
  revealFirstWarning:
    'يرى الجميع كم شخصًا اختار ماذا، دون معرفة من هم أبدًا. ثم تنتهي الجولة؛ فتحدد المجموعة تقييمها، أو تفتحون جولة ثانية من لوحة القيادة.',
  revealWarning:
    'يرى الجميع كم شخصًا اختار ماذا، دون معرفة من هم أبدًا. بعد ذلك لا يمكن لأحد تقييمه فرديًا؛ وتحدد المجموعة تقييمها.',
  spreadHint: (people: number) => `تقييم فردي: ${counted(people, nouns.person)}؛ كل رقم هو عدد أشخاص.`,
  spreadHintTwice: (people: number) =>
    `تقييم فردي للمرة الثانية: ${counted(people, nouns.person)}؛ كل رقم هو عدد أشخاص، وتحته عدد الجولة الأولى.`,
  setTheValue: 'تناقشوا حيث تختلف الآراء، ثم حدّدوا تقييم المجموعة أدناه.',
  setTheValueAgain: 'ثم حدّدوا تقييم المجموعة أدناه.',
  nobody: 'لم يقيّم أحد فرديًا. تحدد المجموعة تقييمها أدناه.',
  nobodyAgain: 'لم يقيّم أحد للمرة الثانية. تحدد المجموعة تقييمها أدناه.',
  tooFew: 'قيّم أقل من ثلاثة أشخاص، ولذلك يبقى ما اختاروه مخفيًا. تناقشوا، ثم حدّدوا تقييم المجموعة أدناه.',
  tooFewForMovement:
    'لا يُعرض عدد من غيّروا رأيهم إلا إذا قيّم خمسة أشخاص على الأقل في الجولتين ولم يمكن استنتاج اختيار أحد من ذلك.',
  inFirstRound: (people: number) => `كان ${formatted(people)}`,
  changed: (people: number, of: number) =>
    people === 0 ? `لم يغيّر أحد رأيه (من ${formatted(of)})` : `غيّروا رأيهم: ${formatted(people)} من ${formatted(of)}`,
  commonest: (percent: number) => `اختار ${percentage(percent)} الشيء نفسه`,
  reached: (percent: number, share: number) =>
    `اختار ${percentage(percent)} الشيء نفسه: بلغت النسبة ${percentage(share)}`,
  notReached: (percent: number, share: number) =>
    `اختار ${percentage(percent)} الشيء نفسه، والمطلوب ${percentage(share)}`,
  agreement: {
    none: 'لم يقيّمها أحد أو قيّمها قليلون',
    left: 'بقيت على «لا شيء»',
    one: 'تقييم واحد',
    agree: 'اتفاق',
    differ: 'آراء مختلفة',
    opposed: 'آراء متعارضة',
  },
  someRated: (some: number, all: number) => `قيّمها ${formatted(some)} من ${formatted(all)}`,
  takeOverShare: (share: number) =>
    `تُعبّأ فقط التصنيفات التي اختارها ${percentage(share)} أو أكثر. ويُستثنى «لا شيء»: فقد يعني فحسب أن أحدًا لم يفكر في الحاجة.`,
  takeOver: 'تُعبّأ فقط التصنيفات التي اختارها الجميع. ويُستثنى «لا شيء»: فقد يعني فحسب أن أحدًا لم يفكر في الحاجة.',
  kept: (count: number) =>
    count === 1
      ? 'تقييم سابق واحد للمجموعة يختلف عنها ويبقى.'
      : `تقييمات سابقة للمجموعة تختلف عنها وتبقى: ${formatted(count)}.`,
  /** Whose ratings a form holds: at its Save, and in the bar at the top. */
  whose: {
    group: 'تقييم المجموعة',
    silent: 'تقييمي',
    'silent-again': 'تقييمي، الجولة الثانية',
  },
  rateAlone: 'تقييم فردي',
  rateAgain: 'الجولة الثانية: تقييم فردي',
  revealedToGroup: 'تم الكشف: تقييم المجموعة',
  /** Of a form that took the place of another one while somebody was at it. */
  tookPlace: {
    group: 'هذا الآن تقييم المجموعة، لا تقييمكم الفردي.',
    silent: 'يقيّم كل شخص الآن وحده. هذا تقييمكم الفردي، لا تقييم المجموعة.',
    'silent-again': 'بدأت الجولة الثانية. هذا تقييمكم الفردي، لا تقييم المجموعة.',
  },
  saveUntouched: {
    group: 'هل تريدون حفظ تقييم المجموعة؟',
    silent: 'هل تريدون حفظ تقييمكم الفردي؟',
    'silent-again': 'هل تريدون حفظ تقييمكم الفردي؟',
  },
  nothingChosen: 'لم تختاروا فيه شيئًا بعد.',
  silentRating: 'التقييم الصامت.',
  secondRound: 'التقييم الصامت، الجولة الثانية.',
  reveal: 'كشف',
  revealTheRatings: 'هل تريدون كشف التقييمات؟',
  revealTheSecondRound: 'هل تريدون كشف الجولة الثانية؟',
  yourOwnRatings: (direction: string) => `تقييماتي: ${direction}`,
  notSaved: 'غير محفوظ',
  whatEverybodyRatedAlone: 'تقييمات الجميع الفردية',
  whatTheFirstRoundWas: 'تقييمات الجميع في الجولة الأولى',
  whatBothRoundsWere: 'تقييمات الجميع الفردية في الجولتين',
  howManyChoseWhat: 'كم شخصًا اختار ماذا',
  fhn: 'الحاجة',
  theGroupsValue: 'تقييم المجموعة',
  useWhatAllAgreeOn: 'تعبئة ما يتفق عليه الجميع',
  useWhatReached: (share: number) => `تعبئة ما بلغ ${percentage(share)}`,
  you: 'أنت',
}
