import type * as english from '../../messages/silent-rating.ts'
import type { Words } from '../words.ts'
import { counted, directionWord, isolated, percent as inPercent } from './grammar.ts'

/** Silent rating as everybody in the room sees it. */
export const silentRatingMessages: Words<typeof english.silentRatingMessages> = {
  alone:
    'Bewerten Sie für sich allein. Was Sie hier wählen, sehen nur Sie, bis die Moderation die Bewertungen aller zusammen aufdeckt.',
  watching: 'Diese Option wird gerade allein bewertet. Was gewählt wird, bleibt verborgen, bis Sie es aufdecken.',
  nameless: 'Diese Option wird gerade allein bewertet. Um mitzumachen, melden Sie sich mit Ihrer E-Mail-Adresse an.',
  again:
    'Bewerten Sie noch einmal für sich allein, nachdem Sie gesehen haben, wie sich die Meinungen verteilen. Ihre Wahl aus der ersten Runde ist eingetragen: Ändern oder lassen Sie sie und speichern Sie.',
  againFresh:
    'Bewerten Sie für sich allein, nachdem Sie gesehen haben, wie sich die Meinungen verteilen. Was Sie hier wählen, sehen nur Sie, bis die Moderation die zweite Runde aufdeckt.',
  /** Of how many, where that is known; whoever has rated and left still counts. */
  count: (people: number, all = 0) => {
    if (all > 0)
      return `${people} von ${Math.max(people, all)} ${people === 1 || Math.max(people, all) === 1 ? 'hat' : 'haben'} bewertet.`
    return people === 0 ? 'Noch hat niemand bewertet.' : `${counted(people, 'Person hat', 'Personen haben')} bewertet.`
  },
  shareBefore: (share: number) => `Was ${inPercent(share)} wählen, gilt als Antwort der Gruppe.`,
  saved: 'Ihre eigene Bewertung ist gespeichert.',
  tooLate: 'Die Bewertungen wurden aufgedeckt, bevor Sie Ihre gespeichert hatten. Bringen Sie sie ins Gespräch ein.',
  switchedOff:
    'Die Moderation hat die stille Bewertung ausgeschaltet, bevor Sie Ihre eigenen Bewertungen gespeichert hatten.',
  switchedOn:
    'Die Moderation hat die stille Bewertung eingeschaltet, bevor Sie diese Bewertungen der Gruppe gespeichert hatten.',
  revealed: 'Aufgedeckt.',
  revealFirstWarning:
    'Alle sehen, wie viele was gewählt haben, aber nie, wer. Die Runde ist dann zu Ende; die Gruppe setzt ihren Wert, oder Sie eröffnen im Cockpit eine zweite Runde.',
  revealWarning:
    'Alle sehen, wie viele was gewählt haben, aber nie, wer. Danach kann niemand mehr allein bewerten; die Gruppe setzt ihren Wert.',
  spreadHint: (people: number) =>
    `${people === 1 ? 'Eine Person hat' : `${people} Personen haben`} allein bewertet; jede Zahl ist eine Anzahl von Personen.`,
  spreadHintTwice: (people: number) =>
    `${people} Personen haben ein zweites Mal allein bewertet; jede Zahl ist eine Anzahl von Personen, darunter die der ersten Runde.`,
  setTheValue:
    'Sprechen Sie darüber, wo die Meinungen auseinandergehen, und setzen Sie dann unten den Wert der Gruppe.',
  setTheValueAgain: 'Setzen Sie dann unten den Wert der Gruppe.',
  nobody: 'Niemand hat allein bewertet. Die Gruppe setzt unten ihren Wert.',
  nobodyAgain: 'Niemand hat ein zweites Mal bewertet. Die Gruppe setzt unten ihren Wert.',
  tooFew:
    'Weniger als drei Personen haben bewertet; deshalb bleibt verborgen, was sie gewählt haben. Sprechen Sie darüber und setzen Sie dann unten den Wert der Gruppe.',
  tooFewForMovement:
    'Wie viele geändert haben, wird nur gezeigt, wo mindestens fünf Personen in beiden Runden bewertet haben und sich daraus keine einzelne Wahl erschließen lässt.',
  inFirstRound: (people: number) => `vorher ${people}`,
  changed: (people: number, of: number) =>
    people === 0 ? `Niemand von ${of} hat geändert` : `${people} von ${of} ${people === 1 ? 'hat' : 'haben'} geändert`,
  commonest: (percent: number) => `${inPercent(percent)} haben dasselbe gewählt`,
  reached: (percent: number, share: number) =>
    `${inPercent(percent)} haben dasselbe gewählt: ${inPercent(share)} erreicht`,
  notReached: (percent: number, share: number) =>
    `${inPercent(percent)} haben dasselbe gewählt, nötig sind ${inPercent(share)}`,
  agreement: {
    none: 'Von niemandem oder zu wenigen bewertet',
    left: 'Bei „Keine“ belassen',
    one: 'Eine Bewertung',
    agree: 'Alle einig',
    differ: 'Uneinig',
    opposed: 'Gegensätzlich',
  },
  someRated: (some: number, all: number) => `${some} von ${all} ${some === 1 ? 'hat' : 'haben'} es bewertet`,
  takeOverShare: (share: number) =>
    `Eingetragen werden nur Wirkungsarten, die ${inPercent(share)} oder mehr gewählt haben. „Keine“ bleibt weg: Vielleicht hat nur niemand an das Bedürfnis gedacht.`,
  takeOver:
    'Eingetragen werden nur Wirkungsarten, die alle gewählt haben. „Keine“ bleibt weg: Vielleicht hat nur niemand an das Bedürfnis gedacht.',
  kept: (count: number) =>
    count === 1
      ? 'Eine frühere Bewertung der Gruppe weicht davon ab und bleibt.'
      : `${count} frühere Bewertungen der Gruppe weichen davon ab und bleiben.`,
  /** Whose ratings a form holds: at its Save, and in the bar at the top. */
  whose: {
    group: 'Wert der Gruppe',
    silent: 'Ihre eigene Bewertung',
    'silent-again': 'Ihre eigene Bewertung, zweite Runde',
  },
  rateAlone: 'Allein bewerten',
  rateAgain: 'Zweite Runde: allein bewerten',
  revealedToGroup: 'Aufgedeckt: Wert der Gruppe',
  /** Of a form that took the place of another one while somebody was at it. */
  tookPlace: {
    group: 'Das ist jetzt der Wert der Gruppe, nicht Ihre eigene Bewertung.',
    silent: 'Jetzt bewerten alle allein. Das ist Ihre eigene Bewertung, nicht der Wert der Gruppe.',
    'silent-again': 'Die zweite Runde hat begonnen. Das ist Ihre eigene Bewertung, nicht der Wert der Gruppe.',
  },
  saveUntouched: {
    group: 'Den Wert der Gruppe speichern?',
    silent: 'Ihre eigene Bewertung speichern?',
    'silent-again': 'Ihre eigene Bewertung speichern?',
  },
  nothingChosen: 'Sie haben darin noch nichts gewählt.',
  silentRating: 'Stille Bewertung.',
  secondRound: 'Stille Bewertung, zweite Runde.',
  reveal: 'Aufdecken',
  revealTheRatings: 'Die Bewertungen aufdecken?',
  revealTheSecondRound: 'Die zweite Runde aufdecken?',
  yourOwnRatings: (direction: string) => `Ihre eigenen Bewertungen im ${directionWord(direction)}`,
  notSaved: 'Nicht gespeichert',
  whatEverybodyRatedAlone: 'Was alle allein bewertet haben',
  whatTheFirstRoundWas: 'Was alle in der ersten Runde bewertet haben',
  whatBothRoundsWere: 'Was alle allein bewertet haben, in beiden Runden',
  howManyChoseWhat: 'Wie viele was gewählt haben',
  fhn: 'Bedürfnis',
  theGroupsValue: 'Wert der Gruppe',
  useWhatAllAgreeOn: 'Eintragen, worin alle einig sind',
  useWhatReached: (share: number) => `Eintragen, was ${inPercent(share)} erreicht hat`,
  you: 'Sie',
}

/** Silent rating as the host leads it. */
export const silentRoundsMessages: Words<typeof english.silentRoundsMessages> = {
  hint: 'Alle bewerten Optionen für sich allein. Sie sehen, wie viele bewertet haben; die Bewertungen sieht niemand, bis Sie sie aufdecken.',
  none: 'Noch hat niemand bewertet.',
  notHere: (count: number) =>
    count === 1 ? 'Eine Person davon ist gerade nicht da.' : `${count} davon sind gerade nicht da.`,
  revealed: (count: number) => (count === 0 ? 'Es gab nichts aufzudecken.' : 'Die Bewertungen sind aufgedeckt.'),
  revealAll: (direction: string) =>
    `Alle sehen, wie viele was gewählt haben, aber nie, wer: für jede Option, die jemand im ${directionWord(direction)} bewertet hat. Die Runde ist dann zu Ende; die Gruppen setzen ihre Werte, oder Sie eröffnen eine zweite Runde.`,
  revealAllAgain: (direction: string) =>
    `Alle sehen, wie viele beim zweiten Mal was gewählt haben, aber nie, wer: für jede Option, die jemand im ${directionWord(direction)} noch einmal bewertet hat. Eine dritte Runde gibt es nicht; die Gruppen setzen ihre Werte.`,
  revealOne: (option: string) =>
    `Alle sehen, wie viele bei „${isolated(option)}“ was gewählt haben, aber nie, wer. Die Runde ist dann zu Ende; die Gruppe setzt ihren Wert, oder Sie eröffnen eine zweite Runde.`,
  revealAgain: (option: string) =>
    `Alle sehen, wie viele bei „${isolated(option)}“ beim zweiten Mal was gewählt haben, aber nie, wer. Eine dritte Runde gibt es nicht; die Gruppe setzt ihren Wert.`,
  revealLast: (option: string) =>
    `Alle sehen, wie viele bei „${isolated(option)}“ was gewählt haben, aber nie, wer. Danach kann niemand mehr allein bewerten; die Gruppe setzt ihren Wert.`,
  onBigScreen: 'Auf der Leinwand zeigen',
  share: 'Gilt als Antwort der Gruppe',
  shareHint: 'Wie viele dasselbe wählen müssen. Das gilt für Optionen, die noch niemand bewertet hat.',
  noShare: 'Was alle wählen',
  shareOption: (share: number) => `Was ${inPercent(share)} wählen`,
  shareOfRound: (share: number) => `${inPercent(share)} gelten als Antwort der Gruppe.`,
  shareSet: (share: number | null) =>
    share === null
      ? 'Es ist kein Anteil mehr gesetzt.'
      : `Von jetzt an gelten ${inPercent(share)} als Antwort der Gruppe.`,
  opened: (count: number) =>
    count === 0 ? 'Es gab nichts noch einmal zu bewerten.' : 'Die zweite Runde ist eröffnet.',
  openAll: (direction: string) =>
    `Alle bewerten noch einmal allein, was im ${directionWord(direction)} aufgedeckt ist, nachdem sie gesehen haben, wie sich die Meinungen verteilen. Die Werte der Gruppen warten, bis Sie die zweite Runde aufdecken. Eine dritte gibt es nicht.`,
  openOne: (option: string) =>
    `Alle bewerten „${isolated(option)}“ noch einmal allein, nachdem sie gesehen haben, wie sich die Meinungen verteilen. Der Wert der Gruppe wartet, bis Sie die zweite Runde aufdecken. Eine dritte gibt es nicht.`,
  secondRound: 'Zweite Runde',
  secondRoundVirtuous: 'Zweite Runde, Gutfall',
  secondRoundVicious: 'Zweite Runde, Schlechtfall',
  takeBack: 'Zurücknehmen',
  takeBackVirtuous: 'Zweite Runde zurücknehmen, Gutfall',
  takeBackVicious: 'Zweite Runde zurücknehmen, Schlechtfall',
  takenBack: (count: number) =>
    count === 0
      ? 'Jemand hat darin schon bewertet. Decken Sie die Runde auf, um sie zu beenden.'
      : 'Die zweite Runde wurde zurückgenommen.',
  openTheSecondRound: 'Eine zweite Runde eröffnen?',
  open: 'Eröffnen',
  inRound: (direction: string, isSecond: boolean) =>
    isSecond ? `${directionWord(direction)}, zweite Runde` : directionWord(direction),
  revealedMark: 'Aufgedeckt',
  reveal: 'Aufdecken',
  silentRating: 'Stille Bewertung',
  revealAllVirtuous: 'Alle im Gutfall aufdecken',
  revealAllVicious: 'Alle im Schlechtfall aufdecken',
  optionsRatedSilently: 'Still bewertete Optionen',
  revealTheSecondVirtuous: 'Die zweite Runde im Gutfall aufdecken?',
  revealTheSecondVicious: 'Die zweite Runde im Schlechtfall aufdecken?',
  revealTheVirtuousRatings: 'Die Bewertungen im Gutfall aufdecken?',
  revealTheViciousRatings: 'Die Bewertungen im Schlechtfall aufdecken?',
}
