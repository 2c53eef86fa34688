import type { sessionScreensMessages as english } from '../../messages/session-screens.ts'
import type { Words } from '../words.ts'

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionScreensMessages: Words<typeof english> = {
  closedTitle: 'Dieser Workshop ist zurzeit geschlossen.',
  closedHint:
    'Alles, was Sie gespeichert haben, bleibt erhalten. Diese Seite geht von selbst weiter, wenn die Moderation den Workshop wieder öffnet.',
  stillClosed: 'Er ist noch geschlossen.',
  cookiesBlockedTitle: 'Dieser Browser behält das Cookie nicht, das sagt, wer Sie sind.',
  cookiesBlockedHint:
    'Ninefold braucht ein Cookie, nur für diese Website. Erlauben Sie in den Einstellungen Ihres Browsers Cookies für diese Website und versuchen Sie es noch einmal.',
  somebodyElse: 'Jemand anderes ist angemeldet',
  somebodyElseHint: (now: string, before: string) =>
    `In diesem Browser sind Sie jetzt als ${now} angemeldet, weil sich ein anderer Tab angemeldet hat. In diesem Tab haben Sie als ${before} gearbeitet. Es wird nichts mehr gespeichert, bevor Sie wählen; was Sie eingegeben haben, bleibt erhalten.`,
  goOnAs: (email: string) => `Als ${email} weitermachen`,
  logInAgainAs: (email: string) => `Wieder als ${email} anmelden`,
  joinAnotherWorkshop: 'Anderem Workshop beitreten',
  notJoined: 'Bitte melden Sie sich mit der Sitzungs-ID an, die Sie von der Moderation bekommen haben.',
  otherSession: 'Sie sind in einem anderen Workshop angemeldet.',
  closed: 'Dieser Workshop ist geschlossen. Er kann gelesen, aber nicht geändert werden.',
  tooManyTries: 'Zu viele falsche Sitzungs-IDs. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  emailMissing: 'Ihre E-Mail-Adresse wurde nicht gefunden. Bitte melden Sie sich wieder an.',
}
