import type * as english from '../../messages/session.ts'
import type { Words } from '../words.ts'

/** The log-in, and how a session ends. */
export const sessionMessages: Words<typeof english.sessionMessages> = {
  validating: 'Wird geprüft …',
  invalid: 'Diese Sitzungs-ID ist ungültig. Bitte versuchen Sie es noch einmal.',
  letGo: 'Die Moderation hat Sie aus diesem Workshop entfernt.',
  email: 'E-Mail',
  sessionIdLabel: 'Sitzungs-ID (von der Moderation im Workshop)',
  login: 'Anmelden',
  privacy: 'Datenschutz',
  pausePicture: 'Bild anhalten',
  movePicture: 'Bild bewegen',
  claim: 'Vom menschlichen Bedürfnis zur Systemanforderung, gemeinsam in einem Raum.',
  hostShowsId: 'Die Moderation zeigt die Sitzungs-ID auf der Leinwand.',
  othersSee: 'Alle im Workshop sehen dann, wer Sie sind.',
  anyLetters: 'Groß oder klein, mit oder ohne Bindestrich: alles in Ordnung.',
}

/** The choice of a language, on the log-in, in the workshop's panel and in the console. */
export const languageMessages: Words<typeof english.languageMessages> = {
  language: 'Sprache',
  asTheWorkshop: 'Wie der Workshop',
}
