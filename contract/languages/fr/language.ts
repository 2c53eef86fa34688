import type { languageMessages as english } from '../../messages/language.ts'
import type { Words } from '../words.ts'

/** The choice of a language, on the log-in, in the workshop's panel and in the console. */
export const languageMessages: Words<typeof english> = {
  language: 'Langue',
  asTheWorkshop: 'Celle de l’atelier',
  ofTheWorkshop: 'Langue de l’atelier',
  followsIt: 'Le catalogue la suit, et les écrans de toutes les personnes qui n’en ont pas choisi une autre.',
  changed: 'Langue modifiée. Chacun la verra en ouvrant à nouveau une page.',
}
