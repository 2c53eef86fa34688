import type { scenesMessages as english } from '../../messages/scenes.ts'
import type { Words } from '../words.ts'
import type { SceneKind } from '../../scene.ts'
import { counted, isolated, percent } from './grammar.ts'

/** What the big screen shows, and how the host chooses it. */
export const scenesMessages: Words<typeof english> = {
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
