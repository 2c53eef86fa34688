import type { workshopLanguageMessages as english } from '../../messages/workshop-language.ts'
import type { Words } from '../words.ts'

/** How the host changes the language of a workshop. */
export const workshopLanguageMessages: Words<typeof english> = {
  ofTheWorkshop: 'Idioma del taller',
  followsIt: 'Lo siguen el catálogo y las pantallas de quienes no hayan elegido otro.',
  changed: 'Idioma cambiado. Cada persona lo verá cuando vuelva a abrir una página.',
}
