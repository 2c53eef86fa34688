import { timeMessages } from './time.ts'

/** Two people changed the same thing. */
export const conflictsMessages = {
  title: 'Changed meanwhile',
  decide: 'Nothing has been overwritten. Keep one of the two, or make a third of them.',
  again: 'It was changed once more while you were deciding.',
  blankMerge: 'This cannot be empty.',
  yoursNotSaved: 'Yours, not saved',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  chooseAnother: 'Choose another',
  editAMerge: 'Edit a merge',
  whose: (name: string) => `${name}'s`,
  whoseAndWhen: (whose: string, when: string) => `${whose}, ${when === timeMessages.now ? 'just now' : when}`,
  somebodyElses: "Somebody else's",
  yoursEarlier: 'Yours, saved earlier',
  takeEarlier: 'Take the saved one',
  saveDecision: 'Save decision',
  anotherChoiceFor: (label: string) => `Another choice for ${label}`,
  mergedText: 'Merged text',
} as const
