import type { workshopLanguageMessages as english } from '../../messages/workshop-language.ts'
import type { Words } from '../words.ts'

/** How the host changes the language of a workshop. */
export const workshopLanguageMessages: Words<typeof english> = {
  ofTheWorkshop: 'Sprache des Workshops',
  followsIt: 'Der Katalog folgt ihr, und die Bildschirme aller, die keine eigene gewählt haben.',
  changed: 'Sprache geändert. Alle sehen sie, sobald sie das nächste Mal eine Seite öffnen.',
}
