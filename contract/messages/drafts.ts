import { inSentence } from './english.ts'

/** What was typed on an earlier visit and not saved. */
export const draftsMessages = {
  keptWhileClosed: 'What you had typed and not saved is kept in this browser and offered to you then.',
  offer: 'Restore what you had typed?',
  typed: (when: string) => `Typed ${inSentence(when)}, and not saved.`,
  more: (count: number) => `and ${count} more`,
} as const
