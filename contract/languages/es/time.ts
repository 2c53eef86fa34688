import type { timeMessages as english } from '../../messages/time.ts'
import type { Words } from '../words.ts'

const NOW = 'ahora'

/** How long ago something was. */
export const timeMessages: Words<typeof english> = {
  now: NOW,
  minutesAgo: (minutes: number) => `hace ${minutes} min`,
  hoursAgo: (hours: number) => `hace ${hours} h`,
  /** How long ago, within a sentence. */
  inSentence: (when: string): string => (when === NOW ? 'hace un momento' : when),
}
