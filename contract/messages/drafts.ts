import { counted } from './grammar.ts'
import { timeMessages } from './time.ts'

/** What was typed on an earlier visit and not saved. */
export const draftsMessages = {
  keptWhileClosed: 'What you had typed and not saved is kept in this browser and offered to you then.',
  offer: 'Restore what you had typed?',
  typed: (when: string) => `Typed ${timeMessages.inSentence(when)}, and not saved.`,
  /** What whoever listens is told instead of the words themselves. */
  about: (labels: readonly string[]) => `In: ${labels.join('; ')}.`,
  long: (label: string, characters: number) => `${label}, ${counted(characters, 'character')}`,
  more: (count: number) => `and ${count} more`,
  logOutTitle: 'Unsaved texts on this device',
  logOutQuestion:
    'You have typed texts that are not saved. This browser keeps them for 30 days and offers them to you when you log in again. On a shared device, you can delete them now.',
  keepAndLogOut: 'Keep and log out',
  deleteAndLogOut: 'Delete and log out',
} as const
