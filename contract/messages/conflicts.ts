import { isolated } from './grammar.ts'
import { timeMessages } from './time.ts'

/** Two people changed the same thing. */
export const conflictsMessages = {
  title: 'Changed in the meantime',
  decide: 'Nothing has been overwritten. Keep one of the two versions, or combine them.',
  blankMerge: 'This cannot be empty.',
  yoursNotSaved: 'Yours, not saved',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  chooseAnother: 'Choose another',
  combineBoth: 'Combine both',
  whose: (name: string) => `${isolated(name)}'s`,
  whoseAndWhen: (whose: string, when: string) => `${whose}, ${timeMessages.inSentence(when)}`,
  /** Whoever it was: perhaps the same person in another tab. */
  savedMeanwhile: 'Saved in the meantime',
  yoursEarlier: 'Yours, saved earlier',
  takeSaved: 'Take the saved version',
  saveDecision: 'Save decision',
  anotherChoiceFor: (label: string) => `Another choice for ${label}`,
  combinedText: 'Combined text',
} as const
