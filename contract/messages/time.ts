/** How long ago something was. */
export const timeMessages = {
  now: 'now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
} as const

/** How long ago, within a sentence. */
export const inSentence = (when: string): string => (when === timeMessages.now ? 'just now' : when)
