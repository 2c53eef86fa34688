import { isolated } from './grammar.ts'

const percent = (share: number) => `${share} %`

/** Silent rating as the host leads it. */
export const silentRoundsMessages = {
  hint: 'Everyone rates options on their own. You see how many have rated; nobody sees the ratings until you reveal them.',
  none: 'Nobody has rated yet.',
  notHere: (count: number) => (count === 1 ? 'One of them is not here now.' : `${count} of them are not here now.`),
  revealed: (count: number) => (count === 0 ? 'There was nothing to reveal.' : 'The ratings are revealed.'),
  revealAll: (direction: string) =>
    `Everyone sees how many people chose what, but never who, for every option that somebody has rated ${direction}. The round is then over; the groups set their values, or you open a second round.`,
  revealAllAgain: (direction: string) =>
    `Everyone sees how many people chose what the second time, but never who, for every option that somebody has rated ${direction} once more. There is no third round; the groups set their values.`,
  revealOne: (option: string) =>
    `Everyone sees how many people chose what for “${isolated(option)}”, but never who. The round is then over; the group sets its value, or you open a second round.`,
  revealAgain: (option: string) =>
    `Everyone sees how many people chose what for “${isolated(option)}” the second time, but never who. There is no third round; the group sets its value.`,
  revealLast: (option: string) =>
    `Everyone sees how many people chose what for “${isolated(option)}”, but never who. After that nobody can rate it alone any more; the group sets its value.`,
  onBigScreen: 'Show it on the big screen',
  share: 'Counts as the group’s answer',
  shareHint: 'How many have to choose the same. It applies to options that nobody has rated yet.',
  noShare: 'What everyone chooses',
  shareOption: (share: number) => `What ${percent(share)} choose`,
  shareOfRound: (share: number) => `${percent(share)} count as the group’s answer.`,
  shareSet: (share: number | null) =>
    share === null ? 'No share is set any more.' : `From now on ${percent(share)} count as the group’s answer.`,
  opened: (count: number) => (count === 0 ? 'There was nothing to rate again.' : 'The second round is open.'),
  openAll: (direction: string) =>
    `Everyone rates alone once more what is revealed as ${direction}, having seen how views spread. The groups’ values wait until you reveal the second round. There is no third.`,
  openOne: (option: string) =>
    `Everyone rates “${isolated(option)}” alone once more, having seen how views spread. The group’s value waits until you reveal the second round. There is no third.`,
  secondRound: 'Second round',
  secondRoundVirtuous: 'Second virtuous round',
  secondRoundVicious: 'Second vicious round',
  takeBack: 'Take back',
  takeBackVirtuous: 'Take back the second virtuous round',
  takeBackVicious: 'Take back the second vicious round',
  takenBack: (count: number) =>
    count === 0 ? 'Somebody has rated in it. Reveal it to end it.' : 'The second round was taken back.',
  openTheSecondRound: 'Open a second round?',
  open: 'Open',
  inRound: (direction: string, isSecond: boolean) => (isSecond ? `${direction}, second round` : direction),
  revealedMark: 'Revealed',
  reveal: 'Reveal',
  silentRating: 'Silent rating',
  revealAllVirtuous: 'Reveal all virtuous',
  revealAllVicious: 'Reveal all vicious',
  optionsRatedSilently: 'Options rated silently',
  revealTheSecondVirtuous: 'Reveal the second virtuous round?',
  revealTheSecondVicious: 'Reveal the second vicious round?',
  revealTheVirtuousRatings: 'Reveal the virtuous ratings?',
  revealTheViciousRatings: 'Reveal the vicious ratings?',
} as const
