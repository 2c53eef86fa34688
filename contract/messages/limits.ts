import { counted } from './grammar.ts'

const inEnglish = (count: number) => count.toLocaleString('en-GB')

/** What a text field says near its end, and beyond. */
export const limitsMessages = {
  left: (count: number) => `${inEnglish(count)} ${count === 1 ? 'character' : 'characters'} left`,
  /** Of a field that takes no more. */
  full: (max: number) => `This is as long as it can be: ${counted(max, 'character')}.`,
  tooLong: 'Too long to be saved.',
  over: (count: number) => `${inEnglish(count)} ${count === 1 ? 'character' : 'characters'} too many.`,
  selectExcess: 'Select what is too much',
  nothingSaved: 'Nothing was saved, because one of the texts is too long.',
} as const
