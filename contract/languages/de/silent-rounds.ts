import type { silentRoundsMessages as english } from '../../messages/silent-rounds.ts'
import type { Words } from '../words.ts'
import { directionWord, isolated, percent } from './grammar.ts'

/** Silent rating as the host leads it. */
export const silentRoundsMessages: Words<typeof english> = {
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
  shareOption: (share: number) => `Was ${percent(share)} wählen`,
  shareOfRound: (share: number) => `${percent(share)} gelten als Antwort der Gruppe.`,
  shareSet: (share: number | null) =>
    share === null
      ? 'Es ist kein Anteil mehr gesetzt.'
      : `Von jetzt an gelten ${percent(share)} als Antwort der Gruppe.`,
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
