const NOW = 'now'

/** How long ago something was. */
export const timeMessages = {
  now: NOW,
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
  /** How long ago, within a sentence. */
  inSentence: (when: string): string => (when === NOW ? 'just now' : when),
} as const
