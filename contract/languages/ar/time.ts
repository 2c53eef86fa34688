import type { timeMessages as english } from '../../messages/time.ts'
import type { Words } from '../words.ts'
import { counted, nouns } from './grammar.ts'

const NOW = 'الآن'

/** How long ago something was. */
export const timeMessages: Words<typeof english> = {
  now: NOW,
  minutesAgo: (minutes: number) => `منذ ${minutes === 1 ? 'دقيقة' : counted(minutes, nouns.minute, 'after')}`,
  hoursAgo: (hours: number) => `منذ ${hours === 1 ? 'ساعة' : counted(hours, nouns.hour, 'after')}`,
  /** How long ago, within a sentence. */
  inSentence: (when: string): string => (when === NOW ? 'للتوّ' : when),
}
