import type { roomScreenMessages as english } from '../../messages/room-screen.ts'
import type { Words } from '../words.ts'
import { counted, isolated, listed } from './grammar.ts'

/** The screen for the projector, and what the host sets on it. */
export const roomScreenMessages: Words<typeof english> = {
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
