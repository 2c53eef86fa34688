import type * as english from '../../messages/cockpit.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, ended, formatted, isolated, nouns } from './grammar.ts'

/** How far every group is, for the host. */
export const cockpitMessages: Words<typeof english.cockpitMessages> = {
  none: 'لا حلول بعد',
  noneHint: 'عندما تنشئ مجموعة حلًا يظهر هنا بخطواته السبع.',
  quiet: (names: string) => ended(`لا جديد منذ تسع دقائق أو أكثر: ${names}`),
  asItHappens: 'ما يحدث الآن',
  overline: (status: 'open' | 'results' | 'closed', catalogue: string) =>
    `${{ open: 'ورشة العمل', results: 'ورشة العمل، النتائج فقط', closed: 'ورشة العمل، مغلقة' }[status]} · ${catalogue}`,
  done: 'تم',
  /** What stands under a number; these agree with any. */
  hereNow: 'الحاضرون الآن',
  peopleJoined: () => 'المنضمون',
  solutionsHere: () => 'الحلول',
  requirementsHere: () => 'المتطلبات',
  workshop: headingsMessages.workshop,
  participants: 'المشاركون',
  recentlyDeleted: 'المحذوفات الأخيرة',
  roomScreen: 'شاشة القاعة',
  settings: 'الإعدادات',
  results: 'النتائج',
  purposes: 'الأغراض',
  solution: 'الحل',
  last: 'آخر نشاط',
  open: 'فتح',
  solutionsOfThisWorkshop: 'حلول هذه الورشة',
  here: 'الحاضرون',
  groupHere: (name: string, here: number, all: number) =>
    `${isolated(name)}: حضر ${formatted(here)} من ${formatted(all)}`,
  noPurposes: 'لا أغراض',
}

/** Who joined a workshop, for its host. */
export const participantsMessages: Words<typeof english.participantsMessages> = {
  help: 'كل من انضم إلى هذه الورشة. يمكنكم إخراج شخص، أو إزالة اسمه أو بريده فقط؛ ويبقى عمله.',
  none: 'لم ينضم أحد بعد',
  noneHint: 'يظهر الناس هنا فور تسجيل دخولهم برمز الجلسة.',
  forgotten: (name: string) => `أُزيل البريد الإلكتروني. ويُكتب مكانه الآن «${isolated(name)}».`,
  forgetWarning: (email: string) =>
    `يحل رقم محل ${isolated(email)} في كل موضع من هذه الورشة، وفي سجلها أيضًا. ويبقى الشخص في الورشة. لا يمكن التراجع عن ذلك.`,
  joined: 'الانضمام',
  lastActivity: 'آخر نشاط',
  solutions: 'الحلول',
  actions: 'الإجراءات',
  participants: headingsMessages.participants,
  removeEmail: 'إزالة البريد',
  clearName: 'إزالة الاسم',
  letGo: 'إخراج من الورشة',
  letIn: 'السماح بالعودة',
  letGoMark: 'خارج هذه الورشة',
  nameAndKnownAs: (name: string | undefined, knownAs: string | undefined) =>
    [name, knownAs !== name && knownAs]
      .filter(Boolean)
      .map((part) => isolated(String(part)))
      .join('، ويظهر باسم '),
  nameCleared: 'أُزيل الاسم.',
  wasLetGo: (email: string) => `تم إخراج ${isolated(email)} من هذه الورشة.`,
  wasLetIn: (email: string) => `صار الدخول متاحًا من جديد بالبريد ${isolated(email)}.`,
  letGoWarning: (email: string) =>
    `يخرج ${isolated(email)} من هذه الورشة فورًا، ولا يمكن الدخول بهذا البريد إلى أن تسمحوا به من جديد. ويبقى ما أُنجز. من يعرف رمز الجلسة يستطيع الانضمام ببريد آخر؛ ولمنع ذلك استبدلوا رمز الجلسة.`,
  email: 'البريد',
  backToWorkshop: 'العودة إلى الورشة',
}

/** Groups as the host leads them. */
export const hostGroupsMessages: Words<typeof english.hostGroupsMessages> = {
  groups: headingsMessages.groups,
  help: 'الحل لمجموعة من أنشأه. يمكن لأعضائها ولكم تغييره، ويمكن للجميع قراءته.',
  accidents:
    'يحمي هذا من الخطأ غير المقصود، لا من سوء النية: يمكن لأي شخص تسجيل الدخول بأي بريد واختيار أي مجموعة بنفسه.',
  whoMakes: 'المجموعات في هذه الورشة',
  off: 'متوقفة: يمكن للجميع تغيير كل شيء',
  byHost: 'مفعَّلة، والمضيف ينشئ المجموعات',
  byEverybody: 'مفعَّلة، ويمكن للجميع إنشاء المجموعات',
  switchedOff: 'المجموعات متوقفة الآن: يمكن للجميع تغيير كل شيء.',
  switchedOn: 'المجموعات مفعَّلة الآن.',
  newGroup: 'اسم مجموعة جديدة',
  add: 'إضافة مجموعة',
  added: (name: string) => `أُضيفت المجموعة «${isolated(name)}».`,
  none: 'لا مجموعات بعد',
  noneHint: 'أضيفوا مجموعة لكل طاولة. يختار الناس مجموعتهم عند الدخول، أو يمسحون الرمز الذي على طاولتهم.',
  group: 'المجموعة',
  people: 'الأشخاص',
  solutions: 'الحلول',
  actions: 'الإجراءات',
  rename: 'إعادة تسمية',
  nameOf: (name: string) => `اسم المجموعة ${isolated(name)}`,
  renamed: 'تغيّر اسم المجموعة.',
  removed: (name: string) => `أُزيلت المجموعة «${isolated(name)}». تبقى حلولها بلا مجموعة إلى أن تسترجعوها.`,
  removedGroups: 'المجموعات المُزالة',
  removedHint: 'تعود كل منها بمن كان فيها وبحلولها.',
  bringBack: (name: string) => `استرجاع ${isolated(name)}`,
  broughtBack: (name: string) => `استُرجعت المجموعة «${isolated(name)}».`,
  whoIsWhere: 'من في أي مجموعة',
  nobodyJoined: 'لم ينضم أحد بعد.',
  email: 'البريد',
  groupOf: (name: string) => `مجموعة ${isolated(name)}`,
  noGroup: 'بلا مجموعة بعد',
  looksOn: 'متابعة فقط',
  moved: 'تم النقل.',
  whose: 'لأي مجموعة كل حل',
  noSolutions: 'لا حلول بعد.',
  solution: 'الحل',
  nobodys: 'بلا مجموعة: يمكن للجميع تغييره',
  given: 'تم الحفظ.',
  notIn: (count: number) => (count === 0 ? 'الجميع في مجموعات.' : `بلا مجموعة بعد: ${counted(count, nouns.person)}.`),
  printCards: 'طباعة بطاقات الطاولات',
  cards: headingsMessages.tableCards,
  cardsHelp: 'صفحة لكل مجموعة. ضعوها على الطاولة: يفتح الرمز صفحة تسجيل الدخول ويقود إلى المجموعة.',
  backToGroups: 'العودة إلى المجموعات',
  backToWorkshop: 'العودة إلى الورشة',
  cardCode: (name: string) => `رمز QR يفتح تسجيل الدخول ويقود إلى المجموعة ${isolated(name)}`,
  scan: 'امسحوا الرمز للانضمام إلى هذه المجموعة',
}
