import { ended, isolated } from './grammar.ts'

/** What people are called in a workshop, and what stands in the place of their e-mails. */
export const namesMessages = {
  taken: 'Somebody in this workshop already has this name. Please add something to it, such as a surname.',
  ofOurs: 'The host, or people without a name, are called that here. Please choose another name.',
  yourName: 'Your name here',
  meaning: 'The others see it instead of your e-mail wherever it says who is here.',
  save: 'Save',
  given: (name: string) => ended(`The others now see you as ${isolated(name)}`),
  takenOut: 'Your name was removed.',
} as const
