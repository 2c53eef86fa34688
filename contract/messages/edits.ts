import { isolated } from './grammar.ts'

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
  overtaken: 'Somebody else has changed this. Save asks which to keep.',
  /** The same of something that is named, where it does not stand under its field, and for whoever listens. */
  overtakenOf: (what: string) => `${what}: somebody else has changed this. Save asks which to keep.`,
  /** Under a row that a search would hide. */
  shownWhileEdited: 'Shown because you are editing it.',
} as const
