import type { languageMessages as english } from '../../messages/language.ts'
import type { Words } from '../words.ts'

/** The choice of a language, on the log-in, in the workshop's panel and in the console. */
export const languageMessages: Words<typeof english> = {
  language: 'Idioma',
  asTheWorkshop: 'El del taller',
}
