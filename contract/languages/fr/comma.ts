import type { commaMessages as english } from '../../messages/comma.ts'
import type { Words } from '../words.ts'

export const commaMessages: Words<typeof english> = {
  between: ', ',
}
