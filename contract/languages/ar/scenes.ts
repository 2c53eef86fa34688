import type { scenesMessages as english } from '../../messages/scenes.ts'
import type { Words } from '../words.ts'
import type { SceneKind } from '../../scene.ts'
import { counted, formatted, isolated, nouns, percentage } from './grammar.ts'

/** What the big screen shows, and how the host chooses it. */
export const scenesMessages: Words<typeof english> = {
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
