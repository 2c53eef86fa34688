import type { roomScreenMessages as english } from '../../messages/room-screen.ts'
import type { Words } from '../words.ts'
import { counted, formatted, isolated, listed, nouns } from './grammar.ts'

/** The screen for the projector, and what the host sets on it. */
export const roomScreenMessages: Words<typeof english> = {
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
