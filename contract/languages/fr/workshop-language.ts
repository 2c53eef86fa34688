import type { workshopLanguageMessages as english } from '../../messages/workshop-language.ts'
import type { Words } from '../words.ts'

/** How the host changes the language of a workshop. */
export const workshopLanguageMessages: Words<typeof english> = {
  ofTheWorkshop: 'Langue de l’atelier',
  followsIt: 'Le catalogue la suit, et les écrans de toutes les personnes qui n’en ont pas choisi une autre.',
  changed: 'Langue modifiée. Chacun la verra en ouvrant à nouveau une page.',
}
