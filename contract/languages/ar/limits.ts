import type { limitsMessages as english } from '../../messages/limits.ts'
import type { Words } from '../words.ts'
import { counted, nouns } from './grammar.ts'

/** What a text field says near its end, and beyond. */
export const limitsMessages: Words<typeof english> = {
  left: (count: number) => `المتبقي: ${counted(count, nouns.character)}`,
  /** Of a field that takes no more. */
  full: (max: number) => `هذا أقصى طول ممكن: ${counted(max, nouns.character)}.`,
  tooLong: 'النص أطول من أن يُحفظ.',
  over: (count: number) => `الزائد: ${counted(count, nouns.character)}.`,
  selectExcess: 'تحديد الزائد',
  nothingSaved: 'لم يُحفظ شيء، لأن أحد النصوص أطول من اللازم.',
}
