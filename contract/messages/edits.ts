import { timeMessages } from './common.ts'
import { counted, isolated } from './grammar.ts'

/** What is being edited, where it is named apart from its place. */
export const editsMessages = {
  story: (metric: string) => `User story for “${isolated(metric)}”`,
  option: (text: string) => `Functional option “${isolated(text)}”`,
  optionNumber: (id: number) => `Functional option O${id}`,
  newOption: (metric: string) => `New functional option for “${isolated(metric)}”`,
  requirement: (text: string) => `System requirement “${isolated(text)}”`,
  requirementNumber: (id: number) => `System requirement R${id}`,
  newRequirement: (need: string, direction: string) => `New system requirement for ${need} (${direction})`,
  solution: { name: 'Solution Name', fhn: 'Primary FHN', purposes: 'Primary Purpose(s)' },
  rating: (need: string, measure: string) => `${need}: ${measure}`,
  decision: (option: string, decision: string) => `Decision about “${isolated(option)}” (${decision})`,
  decisionReason: (option: string) => `Reason for the decision about “${isolated(option)}”`,
  /** Of what is unsaved, where it is written. */
  saving: 'Saving...',
  waiting: 'Not saved yet: try again once the network is back.',
  /** Under the field of a text that somebody else has changed since it was begun with. */
  overtaken: 'Someone else has changed this. When you save, you can choose which version to keep.',
  /** The same of something that is named, where it does not stand under its field, and for whoever listens. */
  overtakenOf: (what: string) =>
    `${what}: someone else has changed this. When you save, you can choose which version to keep.`,
  /** Under a row that a search would hide. */
  shownWhileEdited: 'Shown because you are editing it.',
} as const

/** Texts that were typed and not saved. */
export const draftsMessages = {
  keptWhileClosed: 'What you had typed and not saved is kept in this browser, and will be in its field again then.',
  /** Beside a restored draft, before the button that discards it. */
  notSaved: 'Not saved yet.',
  /** In its place afterwards, before Undo. */
  discarded: 'Discarded.',
  older: 'You typed this earlier for the same field and did not save it. The field shows a newer text.',
  logOutTitle: 'Unsaved texts on this device',
  logOutQuestion:
    'You have typed texts that are not saved. This browser keeps them for 30 days, and they will be in their fields again when you log in. On a shared device, you can delete them now.',
  keepAndLogOut: 'Keep and log out',
  deleteAndLogOut: 'Delete and log out',
} as const

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

/** What is asked before a page with unsaved changes is left. */
export const unsavedMessages = {
  title: 'Unsaved Changes',
  stay: 'Stay on Page',
  leave: 'Leave Without Saving',
  saveAndLeave: 'Save and leave',
  beingSaved: 'Your changes are being saved. You will leave this page as soon as they are saved.',
  /** After the question, while the server is away. */
  away: 'The server is not responding. Your changes are kept while you stay on this page, and can be saved once it is back.',
  userStories: 'You have unsaved changes to your user stories. They are lost if you leave without saving.',
  functionalOptions:
    'You have functional options that were typed but not added. They are lost if you leave without saving.',
  h9: 'You have unsaved changes to your H9 analysis. They are lost if you leave without saving.',
} as const

const inEnglish = (count: number) => count.toLocaleString('en-GB')

/** What a text field says near its end, and beyond. */
export const limitsMessages = {
  left: (count: number) => `${inEnglish(count)} ${count === 1 ? 'character' : 'characters'} left`,
  /** Of a field that takes no more. */
  full: (max: number) => `Limit reached (${counted(max, 'character')}).`,
  tooLong: 'Too long to save.',
  over: (count: number) => `${inEnglish(count)} ${count === 1 ? 'character' : 'characters'} too many.`,
  selectExcess: 'Select the excess text',
  nothingSaved: 'Nothing was saved, because one of the texts is too long.',
} as const
