/** How long ago something was. */
export const timeMessages = {
  now: 'now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
} as const
