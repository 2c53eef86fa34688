import type { silentRoundsMessages as english } from '../../messages/silent-rounds.ts'
import type { Words } from '../words.ts'
import { counted, isolated, nouns, percentage } from './grammar.ts'

/** The dialogs give the direction by its English name. */
const directions: Readonly<Record<string, string>> = { virtuous: 'الحلقة الحميدة', vicious: 'الحلقة المفرغة' }
const named = (direction: string) => directions[direction] ?? direction

/** Silent rating as the host leads it. */
export const silentRoundsMessages: Words<typeof english> = {
  hint: 'يقيّم كل شخص الخيارات وحده. ترون كم شخصًا قيّم؛ ولا يرى أحد التقييمات إلى أن تكشفوها.',
  none: 'لم يقيّم أحد بعد.',
  notHere: (count: number) => `من بينهم غير حاضرين الآن: ${counted(count, nouns.person)}.`,
  revealed: (count: number) => (count === 0 ? 'لم يكن هناك ما يُكشف.' : 'كُشفت التقييمات.'),
  revealAll: (direction: string) =>
    `يرى الجميع كم شخصًا اختار ماذا، دون معرفة من هم أبدًا، لكل خيار قُيِّم في ${named(direction)}. ثم تنتهي الجولة؛ فتحدد المجموعات تقييماتها، أو تفتحون جولة ثانية.`,
  revealAllAgain: (direction: string) =>
    `يرى الجميع كم شخصًا اختار ماذا في المرة الثانية، دون معرفة من هم أبدًا، لكل خيار قُيِّم مرة أخرى في ${named(direction)}. لا توجد جولة ثالثة؛ وتحدد المجموعات تقييماتها.`,
  revealOne: (option: string) =>
    `يرى الجميع كم شخصًا اختار ماذا للخيار «${isolated(option)}»، دون معرفة من هم أبدًا. ثم تنتهي الجولة؛ فتحدد المجموعة تقييمها، أو تفتحون جولة ثانية.`,
  revealAgain: (option: string) =>
    `يرى الجميع كم شخصًا اختار ماذا للخيار «${isolated(option)}» في المرة الثانية، دون معرفة من هم أبدًا. لا توجد جولة ثالثة؛ وتحدد المجموعة تقييمها.`,
  revealLast: (option: string) =>
    `يرى الجميع كم شخصًا اختار ماذا للخيار «${isolated(option)}»، دون معرفة من هم أبدًا. بعد ذلك لا يمكن لأحد تقييمه فرديًا؛ وتحدد المجموعة تقييمها.`,
  onBigScreen: 'العرض على الشاشة الكبيرة',
  share: 'ما يُعدّ إجابة المجموعة',
  shareHint: 'كم منهم يجب أن يختار الشيء نفسه. يسري على الخيارات التي لم يقيّمها أحد بعد.',
  noShare: 'ما يختاره الجميع',
  shareOption: (share: number) => `ما يختاره ${percentage(share)}`,
  shareOfRound: (share: number) => `ما يختاره ${percentage(share)} يُعدّ إجابة المجموعة.`,
  shareSet: (share: number | null) =>
    share === null ? 'لم تعد هناك نسبة محددة.' : `من الآن فصاعدًا يُعدّ ما يختاره ${percentage(share)} إجابة المجموعة.`,
  opened: (count: number) => (count === 0 ? 'لم يكن هناك ما يُقيَّم من جديد.' : 'الجولة الثانية مفتوحة.'),
  openAll: (direction: string) =>
    `يقيّم كل شخص وحده مرة أخرى ما كُشف في ${named(direction)}، بعد رؤية توزّع الآراء. وتنتظر تقييمات المجموعات إلى أن تكشفوا الجولة الثانية. لا توجد جولة ثالثة.`,
  openOne: (option: string) =>
    `يقيّم كل شخص وحده مرة أخرى «${isolated(option)}»، بعد رؤية توزّع الآراء. وينتظر تقييم المجموعة إلى أن تكشفوا الجولة الثانية. لا توجد جولة ثالثة.`,
  secondRound: 'جولة ثانية',
  secondRoundVirtuous: 'جولة ثانية للحلقة الحميدة',
  secondRoundVicious: 'جولة ثانية للحلقة المفرغة',
  takeBack: 'سحب',
  takeBackVirtuous: 'سحب الجولة الثانية للحلقة الحميدة',
  takeBackVicious: 'سحب الجولة الثانية للحلقة المفرغة',
  takenBack: (count: number) => (count === 0 ? 'سبق أن قيّم أحدهم فيها. اكشفوها لإنهائها.' : 'سُحبت الجولة الثانية.'),
  openTheSecondRound: 'هل تريدون فتح جولة ثانية؟',
  open: 'فتح',
  inRound: (direction: string, isSecond: boolean) => (isSecond ? `${direction}، الجولة الثانية` : direction),
  revealedMark: 'مكشوف',
  reveal: 'كشف',
  silentRating: 'التقييم الصامت',
  revealAllVirtuous: 'كشف كل الحلقة الحميدة',
  revealAllVicious: 'كشف كل الحلقة المفرغة',
  optionsRatedSilently: 'الخيارات المقيَّمة بصمت',
  revealTheSecondVirtuous: 'هل تريدون كشف الجولة الثانية للحلقة الحميدة؟',
  revealTheSecondVicious: 'هل تريدون كشف الجولة الثانية للحلقة المفرغة؟',
  revealTheVirtuousRatings: 'هل تريدون كشف تقييمات الحلقة الحميدة؟',
  revealTheViciousRatings: 'هل تريدون كشف تقييمات الحلقة المفرغة؟',
}
