import type * as english from '../../messages/shell.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** What stands around every screen: sidebar, panel, who is here, links below. */
export const shellMessages: Words<typeof english.shellMessages> = {
  continueWhereYouWere: 'Dort weitermachen, wo Sie waren',
  skipToContent: 'Zum Inhalt springen',
  metrics: 'Kennzahlen',
  stakeholders: 'Stakeholder',
  userStories: 'User Storys',
  collapseSidebar: 'Seitenleiste einklappen',
  expandSidebar: 'Seitenleiste ausklappen',
  main: 'Hauptmenü',
  home: 'Start',
  workshop: 'Workshop',
  hereNow: (count: number) => `Gerade hier: ${count}`,
  isYou: (name: string) => `${isolated(name)} (Sie)`,
  showAll: (count: number) => `Alle ${count} zeigen`,
  solutions: 'Lösungen',
  closeWorkshopPanel: 'Workshop-Bereich schließen',
  you: 'Sie',
  /** Before the title of the workshop. */
  hereAsHost: 'Sie sind hier als Moderation von',
  backToCockpit: 'Zurück zum Cockpit',
  compareAllOptions: 'Alle Optionen vergleichen',
  traceabilityMap: 'Nachverfolgungskarte',
  reportToPrint: 'Bericht zum Drucken',
  historyOfThisSolution: 'Verlauf dieser Lösung',
  theSolutionAsAWhole: 'Die Lösung im Ganzen',
  youWriteElsewhere: 'Sie schreiben hier in einem anderen Tab',
  writingHere: (name: string, others: number) =>
    others > 0 ? `${isolated(name)} und ${others} weitere schreiben hier` : `${isolated(name)} schreibt hier`,
}

/** Pages that say one thing. */
export const plainPagesMessages: Words<typeof english.plainPagesMessages> = {
  serverAway: 'Der Server ist nicht erreichbar',
  comesByItself: 'Diese Seite öffnet sich von selbst, sobald der Server wieder antwortet.',
  notFound: 'Unter dieser Adresse gibt es keine Seite.',
  dataDisabled: 'Die Datenseite ist für Leistungstests vorübergehend abgeschaltet.',
  pageNotFound: 'Seite nicht gefunden',
  data: 'Daten',
  somethingWentWrong: 'Etwas ist schiefgegangen',
}

/** What the bar at the top says when the server does not answer. */
export const connectionMessages: Words<typeof english.connectionMessages> = {
  offline: 'Offline, Ihr Text bleibt erhalten.',
  /** Where the browser stores nothing. */
  offlineUnkept: 'Offline. Dieser Browser kann Ihren Text nicht aufbewahren: Bitte lassen Sie diese Seite offen.',
  /** Before what was typed, on a page loaded while the server is away. */
  keptHere:
    'Das haben Sie eingegeben und nicht gespeichert. Sobald der Server antwortet, steht es wieder in seinem Feld:',
  lookingForServer: 'Alle paar Sekunden wird versucht, den Server zu erreichen.',
  notSaved: (labels: readonly string[]) => {
    const [named, others] = [labels.slice(0, 2), labels.length - 2]
    return `Noch nicht gespeichert: ${named.join(', ')}${others > 0 ? ` und ${others} weitere` : ''}.`
  },
  notSavedBriefly: 'Noch nicht gespeichert.',
  tryNow: 'Jetzt versuchen',
  saveNow: 'Jetzt speichern',
  discard: 'Verwerfen',
}

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionEndMessages: Words<typeof english.sessionEndMessages> = {
  cookiesBlocked: 'Cookies sind blockiert',
  storageBlocked:
    'Dieser Browser speichert nichts für diese Website. Sie können wie gewohnt arbeiten, aber was Sie nicht gespeichert haben, ist weg, wenn Sie diesen Tab schließen.',
  workshopClosed: 'Workshop geschlossen',
  ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
}

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionScreensMessages: Words<typeof english.sessionScreensMessages> = {
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

/** What the host tells everybody. */
export const roomMessages: Words<typeof english.roomMessages> = {
  frozen:
    'Die Moderation hat die Bearbeitung kurz angehalten. Nichts von dem, was Sie geschrieben haben, ist verloren.',
  resultsOnly:
    'Dieser Workshop zeigt jetzt seine Ergebnisse. Sie können alles lesen und mitnehmen, aber nichts mehr ändern.',
  /** The same where there is room for little; the whole sentence is one press away. */
  frozenShort: 'Bearbeitung angehalten',
  resultsShort: 'Ergebnisse: nur lesen',
  lookingOnShort: 'Sie sehen zu',
  showAll: 'Alles zeigen',
  timeIsUp: 'Die Zeit ist um',
  lastMinute: 'Letzte Minute',
  now: (number: number, step: string) => `Jetzt: ${number} ${step}`,
  timeLeft: (clock: string) => `noch ${clock}`,
}
