import type { rehearsalMessages as english } from '../../messages/rehearsal.ts'
import type { Words } from '../words.ts'
import { counted, isolated, nouns } from './grammar.ts'

/** A workshop to rehearse in, for the host. */
export const rehearsalMessages: Words<typeof english> = {
  title: 'ورشة تجريبية',
  none: 'هذه الورشة ليست تجريبية.',

  rehearse: 'تجربة',
  about:
    'جرّبوا كل شيء وحدكم: ينضم اثنا عشر مشاركًا افتراضيًا في ثلاث مجموعات ويعملون، وأنتم تقودونهم. لا تُحتسب في أي مكان، ونقرة واحدة تحذفها.',
  mark: 'تجريبية',

  state: {
    playing: 'المشاركون الافتراضيون يعملون.',
    paused: 'توقف مؤقت. المشاركون الافتراضيون هنا ينتظرون؛ ومؤقِّت البند مستمر.',
    stopped: 'توقفت حيث كانت. يعود المشاركون الافتراضيون عند المتابعة.',
  },
  notBegun: 'اثنا عشر مشاركًا افتراضيًا ينتظرون في الخارج.',
  letIn: 'إدخالهم',
  goOn: 'متابعة',
  pause: 'إيقاف مؤقت',
  stop: 'إيقاف',
  speed: 'السرعة',
  times: (speed: number) => `×${speed}`,

  showMe: 'إظهار',
  gotIt: 'فهمت',
  hint: 'تلميح',
  hints: {
    start: 'حضر الجميع. يقود جدول الأعمال إلى الأمام بزر واحد.',
    timeIsUp: 'انتهى الوقت. امنحوا دقيقة أخرى، أو تابعوا.',
    allRated: 'قيّم الجميع. اكشفوا ما اختاروه.',
    rateAgain: 'بعد أن يتناقشوا، دعوهم يقيّمون مرة أخرى، وانظروا هل تتقارب الآراء.',
    needsHelp: (solution: string) =>
      `«${isolated(solution)}»: طلب مساعدة. أبلغوا المجموعة أنكم في الطريق، وأجيبوا عن الطلب بعد زيارتها.`,
    allDone: 'أتمّت كل المجموعات هذه الخطوة. تابعوا متى شئتم.',
    stuck: (solution: string) =>
      `«${isolated(solution)}» متأخر عن غيره. انظروا إلى ما أُنجز فيه، أو اذهبوا إلى تلك الطاولة.`,
    late: 'لم يحضر أحدهم بعد. تعرض شاشة القاعة طريقة الانضمام، حتى أثناء الخطوات.',
    away: (count: number) =>
      `انضموا ثم انقطع اتصالهم: ${counted(count, nouns.person)}. لم يضِع شيء؛ والقائمة تبيّن من هم.`,
    frozen: 'التحرير مجمّد، والجميع ينتظر أن تستأنفوه.',
    tryFreeze: 'جمّدوا التحرير لحظة، وانظروا كيف ينتظر الجميع.',
    tryScene: 'اختاروا ما تعرضه الشاشة الكبيرة، في نافذة مستقلة أو على جهاز العرض.',
  },
}
