import type * as english from '../../messages/room-screen.ts'
import type { SceneKind } from '../../scene.ts'
import type { Words } from '../words.ts'
import { counted, formatted, isolated, listed, nouns, percentage } from './grammar.ts'

/** The screen for the projector, and what the host sets on it. */
export const roomScreenMessages: Words<typeof english.roomScreenMessages> = {
  welcome: 'امسحوا الرمز، أو اكتبوا العنوان ورمز الجلسة.',
  loopback:
    'لا يصل إلى هذا العنوان إلا هذا الحاسوب. شغّلوا Ninefold مع \u2066HOST=0.0.0.0\u2069، أو اضبطوا PUBLIC_URL، ليتمكن من في القاعة من الدخول.',
  showsResults: 'تعرض هذه الورشة نتائجها: انضموا لقراءتها وأخذها معكم.',
  behind: (time: string) => `لا اتصال. هكذا كان الوضع في ${time}.`,
  minutesWrong: (max: number) => `يُرجى إدخال دقائق كاملة من 1 إلى ${formatted(max)}.`,
  changedMeanwhile: 'تغيّرت الرسالة إلى الجميع في هذه الأثناء.',
  stepAnnounced: (step: number | null) => (step === null ? 'لا خطوة معلنة الآن.' : `أُعلنت الخطوة ${formatted(step)}.`),
  timerStarted: 'المؤقِّت يعمل.',
  timerStopped: 'المؤقِّت متوقف.',
  messageSent: 'أُرسلت الرسالة.',
  messageTakenBack: 'سُحبت الرسالة.',
  editingFrozen: 'التحرير مجمّد.',
  editingReleased: 'يستطيع الجميع التحرير من جديد.',
  silentOn: 'التقييم الصامت مفعَّل.',
  ownWordsOn: 'الإضافات الخاصة مفعَّلة.',
  ownWordsOff: 'الإضافات الخاصة متوقفة.',
  silentOff: 'التقييم الصامت متوقف.',
  emailsHidden: 'عناوين البريد مخفية.',
  emailsShown: 'عناوين البريد ظاهرة.',
  hideEmails: 'إخفاء عناوين البريد',
  showEmails: 'إظهار عناوين البريد',
  hideEmailsMeans:
    'ما دامت مخفية يقرأ الجميع سواكم اسم الشخص بدل بريده، أو «مشارك» مع رقم: على الشاشات وفي السجل وفي الملفات.',
  messageToEveryone: 'رسالة إلى الجميع',
  seenNow: (message: string) => `يرى الناس حاليًا: ${isolated(message)}`,
  nothingSeenNow: 'لا يرى الناس حاليًا أي رسالة.',
  send: 'إرسال',
  takeBack: 'سحب',
  left: 'متبقية',
  announcedStep: 'الخطوة المعلنة',
  switchSilentRatingOff: 'إيقاف التقييم الصامت',
  switchSilentRatingOn: 'تفعيل التقييم الصامت',
  silentRatingMeans: 'ما دام مفعَّلًا يقيّم كل شخص وحده، ولا يرى أحد تقييمات الآخرين إلى أن تكشفوها.',
  switchOwnWordsOn: 'تفعيل الإضافات الخاصة',
  switchOwnWordsOff: 'إيقاف الإضافات الخاصة',
  ownWordsMean: 'ما دامت مفعَّلة تستطيع المجموعات إضافة مؤشر أو صاحب مصلحة خاص بها حيث لا يجد البحث شيئًا.',
  freezeMeans: 'ما دام التحرير مجمّدًا يستطيع كل من في القاعة القراءة دون الكتابة. ويبقى ما كتبوه في حقله.',
  releaseEditing: 'استئناف التحرير',
  freezeEditing: 'تجميد التحرير',
  backToWorkshop: 'العودة إلى الورشة',
  controls: 'عناصر التحكم',
  fullScreen: 'ملء الشاشة',
  done: 'تم',
  screen: 'شاشة القاعة',
  joined: (people: number) => `انضم ${counted(people, nouns.person)}`,
  /** Here now, 5: Ana, Ben and 3 more */
  hereNow: (count: number, names: readonly string[]) => {
    const more = count - names.length
    const who = listed([...names.map(isolated), ...(more > 0 ? [counted(more, nouns.otherPerson)] : [])])
    return names.length === 0 ? `الحاضرون الآن: ${formatted(count)}` : `الحاضرون الآن (${formatted(count)}): ${who}`
  },
  joinAt: 'للانضمام:',
  withTheSessionId: 'برمز الجلسة',
  qrCode: 'رمز QR يفتح تسجيل الدخول',
  timer: 'المؤقِّت',
  minutesShort: (minutes: number) => (minutes === 1 ? 'دقيقة' : counted(minutes, nouns.minute)),
  minutes: 'الدقائق',
  start: 'بدء',
  stopTimer: 'إيقاف المؤقِّت',
}

/** What the big screen shows, and how the host chooses it. */
export const scenesMessages: Words<typeof english.scenesMessages> = {
  automatic: 'الانضمام ثم الخطوة',
  kinds: {
    join: 'طريقة الانضمام',
    now: 'الخطوة',
    progress: 'التقدم',
    silent_rating: 'التقييم الصامت',
    reveal: 'الكشف',
    solution: 'حل',
    comparison: 'المقارنة',
    message: 'الرسالة',
    blank: 'فارغة',
    end: 'الختام',
  } satisfies Record<SceneKind, string>,
  bigScreen: 'الشاشة الكبيرة',
  solution: 'الحل على الشاشة الكبيرة',
  previous: 'السابق',
  next: 'التالي',
  changed: (scene: string) => `تعرض الشاشة الكبيرة: ${scene}.`,
  part: (name: string, place: number, all: number) => `${isolated(name)} (${formatted(place)} من ${formatted(all)})`,
  someOf: (from: number, to: number, all: number) =>
    `من ${formatted(from)} إلى ${formatted(to)}، والمجموع ${formatted(all)}`,
  closedShowsEnd: 'الورشة مغلقة، ولذلك تعرض الشاشة الكبيرة الختام.',
  screens: (count: number) =>
    count === 0 ? 'لا تُعرض شاشة كبيرة حاليًا.' : `تُعرض حاليًا ${counted(count, nouns.screen)}.`,
  optionIn: (option: string, direction: string) => `${isolated(option)}، ${direction}`,

  noMessage: 'لا رسالة حاليًا.',
  noSolutions: 'عندما تنشئ مجموعة حلًا يظهر تقدمه هنا.',
  noOptions: 'لا خيارات بعد.',
  noRounds: 'لم يقيّم أحد بعد. ما تختارونه يبقى مخفيًا إلى أن يُكشف كله.',
  noReveal: 'لم يُكشف شيء بعد.',
  tooFew: 'من قيّموا أقل من أن يُعرض توزّع الآراء.',
  howFar: 'أين وصلنا',
  ratingAlone: 'كل شخص يقيّم وحده',
  bothDirections: 'الحميدة › المفرغة',
  needMeasure: (need: string, measure: string) => `${need}: ${measure}`,
  rated: (people: number, all: number) =>
    all > 0 ? `${formatted(people)} من ${formatted(Math.max(people, all))}` : formatted(people),
  /** After the numbers; it agrees with any. */
  haveRated: () => 'بتقييم مكتمل',
  ratedAgain: 'في الجولة الثانية',
  ratedAlone: (people: number, direction: string) => `${direction} · تقييم فردي: ${counted(people, nouns.person)}`,
  ratedTwice: (first: number, second: number, direction: string) =>
    `${direction} · تقييم فردي: ${formatted(first)}، ثم مرة أخرى: ${formatted(second)}`,
  /** Of a first round that is shown although there is a second. */
  firstRound: {
    whileRating: 'الجولة الأولى · يقيّم الجميع مرة أخرى',
    tooFewAgain: 'الجولة الأولى · من قيّموا مرة أخرى قليلون',
  },
  before: (people: number) => `الجولة الأولى ${formatted(people)}، الجولة الثانية`,
  percent: (percent: number) => percentage(percent),
  countsFrom: (share: number) => `تُعتمد من ${percentage(share)}`,
  reached: '، بلغت الحد',
  haveChanged: (people: number, of: number) => `غيّروا رأيهم: ${formatted(people)} من ${formatted(of)}`,
  views: 'توزّع الآراء',
  thanks: 'شكرًا لكم',
  readResults: 'اقرؤوا النتائج، وخذوها معكم.',
  logInAt: 'تسجيل الدخول على',
  resultsQrCode: 'رمز QR يفتح النتائج',
  endWithoutLink:
    'يقود رمز QR إلى تسجيل الدخول. وللحصول على رمز يفتح النتائج نفسها، أنشئوا رابطًا من «النتائج» واعرضوه.',
  closed: 'هذه الورشة مغلقة.',
  latecomers: 'للانضمام:',
}

/** What the host leads a workshop with, always in view. */
export const leadMessages: Words<typeof english.leadMessages> = {
  lead: 'قيادة الورشة',
  stepAndClock: 'الخطوة والمؤقِّت',
  message: 'الرسالة',
  silentRating: 'التقييم الصامت',
  on: 'مفعَّل',
  notOpen: 'غير مفتوح',
}
