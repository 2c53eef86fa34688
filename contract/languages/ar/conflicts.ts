import type { conflictsMessages as english } from '../../messages/conflicts.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'
import { timeMessages } from './time.ts'

/** Two people changed the same thing. */
export const conflictsMessages: Words<typeof english> = {
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
