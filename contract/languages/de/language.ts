import type { languageMessages as english } from '../../messages/language.ts'
import type { Words } from '../words.ts'

/** The choice of a language, on the log-in, in the workshop's panel and in the console. */
export const languageMessages: Words<typeof english> = {
  language: 'Sprache',
  asTheWorkshop: 'Wie der Workshop',
  ofTheWorkshop: 'Sprache des Workshops',
  followsIt: 'Der Katalog folgt ihr, und die Bildschirme aller, die keine eigene gewählt haben.',
  changed: 'Sprache geändert. Alle sehen sie, sobald sie das nächste Mal eine Seite öffnen.',
}
