import type * as english from '../../messages/edits.ts'
import type { Words } from '../words.ts'
import { timeMessages } from './common.ts'
import { counted, isolated, nouns } from './grammar.ts'

/** What is being edited, where it is named apart from its place. */
export const editsMessages: Words<typeof english.editsMessages> = {
  story: (metric: string) => `قصة المستخدم للمؤشر «${isolated(metric)}»`,
  option: (text: string) => `الخيار الوظيفي «${isolated(text)}»`,
  optionNumber: (id: number) => `الخيار الوظيفي O${id}`,
  newOption: (metric: string) => `خيار وظيفي جديد للمؤشر «${isolated(metric)}»`,
  requirement: (text: string) => `متطلب النظام «${isolated(text)}»`,
  requirementNumber: (id: number) => `متطلب النظام R${id}`,
  newRequirement: (need: string, direction: string) => `متطلب نظام جديد لحاجة ${need} (${direction})`,
  solution: { name: 'اسم الحل', fhn: 'الحاجة الرئيسية', purposes: 'الأغراض الرئيسية' },
  rating: (need: string, measure: string) => `${need}: ${measure}`,
  decision: (option: string, decision: string) => `القرار بشأن «${isolated(option)}» (${decision})`,
  decisionReason: (option: string) => `سبب القرار بشأن «${isolated(option)}»`,
  /** Of what is unsaved, where it is written. */
  saving: 'جارٍ الحفظ...',
  waiting: 'لم يُحفظ بعد: أعيدوا المحاولة عند عودة الشبكة.',
  /** Under the field of a text that somebody else has changed since it was begun with. */
  overtaken: 'غيّر شخص آخر هذا النص. عند الحفظ تُسألون أي النسختين تبقى.',
  /** The same of something that is named, where it does not stand under its field, and for whoever listens. */
  overtakenOf: (what: string) => `${what}: غيّر شخص آخر هذا النص. عند الحفظ تُسألون أي النسختين تبقى.`,
  /** Under a row that a search would hide. */
  shownWhileEdited: 'يظهر لأنكم تحررونه.',
}

/** Texts that were typed and not saved. */
export const draftsMessages: Words<typeof english.draftsMessages> = {
  keptWhileClosed: 'يبقى ما كتبتموه ولم تحفظوه في هذا المتصفح، ويعود عندئذ إلى حقله.',
  /** Beside a restored draft, before the button that discards it. */
  notSaved: 'لم يُحفظ بعد.',
  /** In its place afterwards, before Undo. */
  discarded: 'تم التجاهل.',
  older: 'كتبتم هذا سابقًا في الحقل نفسه ولم تحفظوه. يعرض الحقل نصًا أحدث.',
  logOutTitle: 'نصوص غير محفوظة على هذا الجهاز',
  logOutQuestion:
    'كتبت نصوصًا لم تُحفظ. يحتفظ بها هذا المتصفح 30 يومًا، وتعود إلى حقولها عند تسجيل الدخول مرة أخرى. على جهاز مشترك يمكنك حذفها الآن.',
  keepAndLogOut: 'الاحتفاظ بها وتسجيل الخروج',
  deleteAndLogOut: 'حذفها وتسجيل الخروج',
}

/** Two people changed the same thing. */
export const conflictsMessages: Words<typeof english.conflictsMessages> = {
  title: 'تغيّر في هذه الأثناء',
  decide: 'لم يُستبدل أي نص. أبقوا إحدى النسختين، أو ادمجوهما.',
  blankMerge: 'لا يمكن أن يكون هذا فارغًا.',
  yoursNotSaved: 'نسختي، غير محفوظة',
  keepMine: 'إبقاء نسختي',
  takeTheirs: 'اعتماد النسخة الأخرى',
  chooseAnother: 'اختيار غيرهما',
  combineBoth: 'دمج النسختين',
  whose: (name: string) => `نسخة ${isolated(name)}`,
  whoseAndWhen: (whose: string, when: string) => `${whose}، ${timeMessages.inSentence(when)}`,
  /** Whoever it was: perhaps the same person in another tab. */
  savedMeanwhile: 'حُفظ في هذه الأثناء',
  yoursEarlier: 'نسختي، محفوظة سابقًا',
  takeSaved: 'اعتماد النسخة المحفوظة',
  saveDecision: 'حفظ القرار',
  anotherChoiceFor: (label: string) => `اختيار آخر: ${label}`,
  combinedText: 'النص المدموج',
}

/** What is asked before a page with unsaved changes is left. */
export const unsavedMessages: Words<typeof english.unsavedMessages> = {
  title: 'تغييرات غير محفوظة',
  stay: 'البقاء في الصفحة',
  leave: 'المغادرة دون حفظ',
  saveAndLeave: 'الحفظ والمغادرة',
  beingSaved: 'جارٍ حفظ تغييراتكم. ستغادرون هذه الصفحة فور اكتمال الحفظ.',
  /** After the question, while the server is away. */
  away: 'لا يجيب الخادم في هذه اللحظة. يمكن حفظ التغييرات عندما يجيب، وهي باقية ما دمتم في هذه الصفحة.',
  userStories: 'لديكم تغييرات غير محفوظة في قصص المستخدمين، وستضيع إذا غادرتم دون حفظ.',
  functionalOptions: 'لديكم خيارات وظيفية كُتبت ولم تُضَف، وستضيع إذا غادرتم دون حفظ.',
  h9: 'لديكم تغييرات غير محفوظة في تحليل H9، وستضيع إذا غادرتم دون حفظ.',
}

/** What a text field says near its end, and beyond. */
export const limitsMessages: Words<typeof english.limitsMessages> = {
  left: (count: number) => `المتبقي: ${counted(count, nouns.character)}`,
  /** Of a field that takes no more. */
  full: (max: number) => `هذا أقصى طول ممكن: ${counted(max, nouns.character)}.`,
  tooLong: 'النص أطول من أن يُحفظ.',
  over: (count: number) => `الزائد: ${counted(count, nouns.character)}.`,
  selectExcess: 'تحديد الزائد',
  nothingSaved: 'لم يُحفظ شيء، لأن أحد النصوص أطول من اللازم.',
}
