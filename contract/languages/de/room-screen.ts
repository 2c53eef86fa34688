import type * as english from '../../messages/room-screen.ts'
import type { SceneKind } from '../../scene.ts'
import type { Words } from '../words.ts'
import { counted, isolated, listed, percent } from './grammar.ts'

/** The screen for the projector, and what the host sets on it. */
export const roomScreenMessages: Words<typeof english.roomScreenMessages> = {
  welcome: 'Scannen Sie den Code, oder geben Sie die Adresse und die Sitzungs-ID ein.',
  loopback:
    'Nur dieser Computer kann diese Adresse erreichen. Starten Sie Ninefold mit HOST=0.0.0.0 oder setzen Sie PUBLIC_URL, um den Raum hereinzulassen.',
  showsResults: 'Dieser Workshop zeigt seine Ergebnisse: Treten Sie bei, um sie zu lesen und mitzunehmen.',
  behind: (time: string) => `Keine Verbindung. Das ist der Stand von ${time}.`,
  minutesWrong: (max: number) => `Bitte geben Sie ganze Minuten von 1 bis ${max} ein.`,
  changedMeanwhile: 'Die Nachricht an alle wurde inzwischen geändert.',
  stepAnnounced: (step: number | null) =>
    step === null ? 'Jetzt ist kein Schritt angesagt.' : `Schritt ${step} ist angesagt.`,
  timerStarted: 'Der Timer läuft.',
  timerStopped: 'Der Timer ist gestoppt.',
  messageSent: 'Nachricht gesendet.',
  messageTakenBack: 'Nachricht zurückgenommen.',
  editingFrozen: 'Die Bearbeitung ist angehalten.',
  editingReleased: 'Alle können wieder bearbeiten.',
  silentOn: 'Die stille Bewertung ist ein.',
  ownWordsOn: 'Eigene Begriffe sind ein.',
  ownWordsOff: 'Eigene Begriffe sind aus.',
  silentOff: 'Die stille Bewertung ist aus.',
  emailsHidden: 'E-Mail-Adressen sind verborgen.',
  emailsShown: 'E-Mail-Adressen werden gezeigt.',
  hideEmails: 'E-Mails verbergen',
  showEmails: 'E-Mails zeigen',
  hideEmailsMeans:
    'Solange sie verborgen sind, lesen alle außer Ihnen statt der E-Mail-Adresse einer Person ihren Namen oder „Person“ mit einer Nummer: auf Bildschirmen, im Verlauf und in Dateien.',
  messageToEveryone: 'Nachricht an alle',
  seenNow: (message: string) => `Gerade zu sehen: ${isolated(message)}`,
  nothingSeenNow: 'Gerade ist keine Nachricht zu sehen.',
  send: 'Senden',
  takeBack: 'Zurücknehmen',
  left: 'übrig',
  /** Feminine, for `commonMessages.none` among its choices. */
  announcedStep: 'Schrittansage',
  switchSilentRatingOff: 'Stille Bewertung ausschalten',
  switchSilentRatingOn: 'Stille Bewertung einschalten',
  silentRatingMeans:
    'Solange sie ein ist, bewerten alle allein. Niemand sieht die Bewertungen der anderen, bis Sie sie aufdecken.',
  switchOwnWordsOn: 'Eigene Begriffe einschalten',
  switchOwnWordsOff: 'Eigene Begriffe ausschalten',
  ownWordsMean:
    'Solange sie ein sind, können Gruppen eigene Kennzahlen oder Stakeholder hinzufügen, wenn eine Suche nichts findet.',
  freezeMeans:
    'Solange die Bearbeitung angehalten ist, können alle im Raum lesen, aber nicht schreiben. Was sie eingegeben haben, bleibt in seinem Feld.',
  releaseEditing: 'Bearbeitung freigeben',
  freezeEditing: 'Bearbeitung anhalten',
  backToWorkshop: 'Zurück zum Workshop',
  controls: 'Steuerung',
  fullScreen: 'Vollbild',
  done: 'Fertig',
  screen: 'Leinwand',
  joined: (people: number) => `${counted(people, 'Person', 'Personen')} beigetreten`,
  /** Gerade hier, 5: Ana, Ben und 3 weitere */
  hereNow: (count: number, names: readonly string[]) => {
    const more = count - names.length
    const who = listed([...names.map(isolated), ...(more > 0 ? [`${more} weitere`] : [])])
    return names.length === 0 ? `Gerade hier: ${count}` : `Gerade hier, ${count}: ${who}`
  },
  joinAt: 'Beitreten unter',
  withTheSessionId: 'mit der Sitzungs-ID',
  qrCode: 'QR-Code, der die Anmeldung öffnet',
  timer: 'Timer',
  minutesShort: (minutes: number) => `${minutes}\u00A0min`,
  minutes: 'Minuten',
  start: 'Starten',
  stopTimer: 'Timer stoppen',
}

/** What the big screen shows, and how the host chooses it. */
export const scenesMessages: Words<typeof english.scenesMessages> = {
  automatic: 'Beitreten, dann der Schritt',
  kinds: {
    join: 'So treten Sie bei',
    now: 'Der Schritt',
    progress: 'Fortschritt',
    silent_rating: 'Stille Bewertung',
    reveal: 'Aufgedeckt',
    solution: 'Eine Lösung',
    comparison: 'Vergleich',
    message: 'Nachricht',
    blank: 'Leer',
    end: 'Das Ende',
  } satisfies Record<SceneKind, string>,
  bigScreen: 'Leinwand',
  solution: 'Lösung auf der Leinwand',
  previous: 'Zurück',
  next: 'Weiter',
  changed: (scene: string) => `Die Leinwand zeigt: ${scene}.`,
  part: (name: string, place: number, all: number) => `${isolated(name)} (${place} von ${all})`,
  someOf: (from: number, to: number, all: number) => `${from}–${to} von ${all}`,
  closedShowsEnd: 'Der Workshop ist geschlossen; deshalb zeigt die Leinwand das Ende.',
  screens: (count: number) => {
    if (count === 0) return 'Zurzeit ist keine Leinwand geöffnet.'
    return count === 1 ? 'Eine Leinwand ist geöffnet.' : `${count} Leinwände sind geöffnet.`
  },
  optionIn: (option: string, direction: string) => `${isolated(option)}, ${direction}`,

  noMessage: 'Zurzeit gibt es keine Nachricht.',
  noSolutions: 'Sobald eine Gruppe eine Lösung anlegt, erscheint hier ihr Fortschritt.',
  noOptions: 'Es gibt noch keine Optionen.',
  noRounds: 'Noch hat niemand bewertet. Was Sie wählen, bleibt verborgen, bis alles aufgedeckt wird.',
  noReveal: 'Noch ist nichts aufgedeckt.',
  tooFew: 'Zu wenige haben bewertet, um zu zeigen, wie sich die Meinungen verteilen.',
  howFar: 'Wie weit wir sind',
  ratingAlone: 'Alle bewerten allein',
  bothDirections: 'Gutfall › Schlechtfall',
  needMeasure: (need: string, measure: string) => `${need}: ${measure}`,
  rated: (people: number, all: number) => (all > 0 ? `${people} von ${Math.max(people, all)}` : String(people)),
  haveRated: (people: number, all: number) =>
    people === 1 || Math.max(people, all) === 1 ? 'hat bewertet' : 'haben bewertet',
  ratedAgain: 'noch einmal bewertet',
  ratedAlone: (people: number, direction: string) =>
    `${direction} · ${counted(people, 'Person hat', 'Personen haben')} allein bewertet`,
  ratedTwice: (first: number, second: number, direction: string) =>
    `${direction} · allein bewertet: ${first}, dann noch einmal: ${second}`,
  /** Of a first round that is shown although there is a second. */
  firstRound: {
    whileRating: 'Erste Runde · alle bewerten noch einmal',
    tooFewAgain: 'Erste Runde · zu wenige haben noch einmal bewertet',
  },
  before: (people: number) => `Erste Runde ${people}, zweite Runde`,
  percent,
  countsFrom: (share: number) => `zählt ab ${percent(share)}`,
  reached: ', erreicht',
  haveChanged: (people: number, of: number) => `${people} von ${of} geändert`,
  views: 'Wie sich die Meinungen verteilen',
  thanks: 'Danke',
  readResults: 'Lesen Sie die Ergebnisse und nehmen Sie sie mit.',
  logInAt: 'Anmelden unter',
  resultsQrCode: 'QR-Code, der die Ergebnisse öffnet',
  endWithoutLink:
    'Der QR-Code führt zur Anmeldung. Für einen, der die Ergebnisse selbst öffnet, erstellen Sie unter „Ergebnisse“ einen Link und zeigen ihn.',
  closed: 'Dieser Workshop ist geschlossen.',
  latecomers: 'Beitreten unter',
}

/** What the host leads a workshop with, always in view. */
export const leadMessages: Words<typeof english.leadMessages> = {
  lead: 'Workshop leiten',
  stepAndClock: 'Schritt und Uhr',
  message: 'Nachricht',
  silentRating: 'Stille Bewertung',
  on: 'ein',
  notOpen: 'nicht offen',
}
