import type { languageMessages as english } from '../../messages/language.ts'
import type { Words } from '../words.ts'

/** The choice of a language, on the log-in, in the workshop's panel and in the console. */
export const languageMessages: Words<typeof english> = {
  language: 'Idioma',
  asTheWorkshop: 'El del taller',
  ofTheWorkshop: 'Idioma del taller',
  followsIt: 'Lo siguen el catálogo y las pantallas de quienes no hayan elegido otro.',
  changed: 'Idioma cambiado. Cada persona lo verá cuando vuelva a abrir una página.',
}
