import { counted, isolated } from './grammar.ts'

/** Silent rating as everybody in the room sees it. */
export const silentRatingMessages = {
  alone: 'Rate on your own. Only you see what you choose here, until the host reveals everyone’s ratings together.',
  watching: 'People are rating this option on their own. What they choose stays hidden until you reveal it.',
  nameless: 'People are rating this option on their own. To take part, log in with your e-mail.',
  again:
    'Rate on your own once more, now that you have seen how views spread. What you chose in the first round is filled in: change it or leave it, and save.',
  againFresh:
    'Rate on your own, now that you have seen how views spread. Only you see what you choose here, until the host reveals the second round.',
  /** Of how many, where that is known; whoever has rated and left still counts. */
  count: (people: number, all = 0) => {
    if (all > 0)
      return `${people} of ${Math.max(people, all)} ${people === 1 || Math.max(people, all) === 1 ? 'has' : 'have'} rated.`
    return people === 0 ? 'Nobody has rated yet.' : `${counted(people, 'person has', 'people have')} rated.`
  },
  shareBefore: (share: number) => `An answer chosen by at least ${share}% counts as the group’s.`,
  saved: 'Your own rating is saved.',
  tooLate: 'The ratings were revealed before you saved yours. Bring them into the discussion.',
  switchedOff: 'The host turned silent rating off before you saved your own ratings.',
  switchedOn: 'The host turned silent rating on before you saved these ratings of the group.',
  revealed: 'Revealed.',
  revealFirstWarning:
    'Everyone sees how many people chose what, but never who. The round is then over; the group sets its value, or you open a second round in the cockpit.',
  revealWarning:
    'Everyone sees how many people chose what, but never who. After that, nobody can rate it alone; the group sets its value.',
  spreadHint: (people: number) =>
    `${people === 1 ? 'One person' : `${people} people`} rated alone; each number is a count of people.`,
  spreadHintTwice: (people: number) =>
    `${people} people rated alone a second time; each number is a count of people, with that of the first round below.`,
  setTheValue: 'Discuss where you disagree, then set the group’s value below.',
  setTheValueAgain: 'Then set the group’s value below.',
  nobody: 'Nobody has rated alone. The group sets its value below.',
  nobodyAgain: 'Nobody has rated a second time. The group sets its value below.',
  tooFew:
    'Fewer than three people rated, so what they chose stays hidden. Talk about it, then set the group’s value below.',
  tooFewForMovement:
    'The number of changes is shown only if at least five people rated in both rounds and it cannot reveal anyone’s choice.',
  inFirstRound: (people: number) => `was ${people}`,
  changed: (people: number, of: number) => (people === 0 ? `None of ${of} changed` : `${people} of ${of} changed`),
  commonest: (percent: number) => `${percent}% chose the same`,
  reached: (percent: number, share: number) => `${percent}% chose the same: threshold of ${share}% reached`,
  notReached: (percent: number, share: number) => `${percent}% chose the same, ${share}% needed`,
  agreement: {
    none: 'Nobody or too few rated it',
    left: 'Left at None',
    one: 'One rating',
    agree: 'All agree',
    differ: 'Views differ',
    opposed: 'Opposite views',
  },
  someRated: (some: number, all: number) => `${some} of ${all} rated it`,
  takeOverShare: (share: number) =>
    `Only measures that ${share}% or more chose are filled in. None is left out: it may just mean that nobody thought of the need.`,
  takeOver:
    'Only measures that everyone chose are filled in. None is left out: it may just mean that nobody thought of the need.',
  kept: (count: number) =>
    count === 1
      ? 'One earlier rating of the group differs from it and stays.'
      : `${count} earlier ratings of the group differ from it and stay.`,
  /** Whose ratings a form holds: at its Save, and in the bar at the top. */
  whose: {
    group: 'The group’s value',
    silent: 'Your own rating',
    'silent-again': 'Your own rating, second round',
  },
  rateAlone: 'Rate alone',
  rateAgain: 'Second round: rate alone',
  revealedToGroup: 'Revealed: the group’s value',
  /** Of a form that took the place of another one while somebody was at it. */
  tookPlace: {
    group: 'This is the group’s value now, not your own rating.',
    silent: 'Everyone rates alone now. This is your own rating, not the group’s value.',
    'silent-again': 'The second round has begun. This is your own rating, not the group’s value.',
  },
  saveUntouched: {
    group: 'Save the group’s value?',
    silent: 'Save your own rating?',
    'silent-again': 'Save your own rating?',
  },
  nothingChosen: 'You have not chosen anything yet.',
  silentRating: 'Silent rating.',
  secondRound: 'Silent rating, second round.',
  reveal: 'Reveal',
  revealTheRatings: 'Reveal the ratings?',
  revealTheSecondRound: 'Reveal the second round?',
  yourOwnRatings: (direction: string) => `Your own ${direction} ratings`,
  notSaved: 'Not saved',
  whatEverybodyRatedAlone: 'What everyone rated alone',
  whatTheFirstRoundWas: 'What everyone rated in the first round',
  whatBothRoundsWere: 'What everyone rated alone, in both rounds',
  howManyChoseWhat: 'How many chose what',
  fhn: 'FHN',
  theGroupsValue: 'The group’s value',
  useWhatAllAgreeOn: 'Fill in what everyone agrees on',
  useWhatReached: (share: number) => `Fill in what reached ${share}%`,
  you: 'you',
} as const

const percent = (share: number) => `${share}%`

/** Silent rating as the host leads it. */
export const silentRoundsMessages = {
  hint: 'Everyone rates options on their own. You see how many have rated; nobody sees the ratings until you reveal them.',
  none: 'Nobody has rated yet.',
  notHere: (count: number) => (count === 1 ? 'One of them is not here now.' : `${count} of them are not here now.`),
  revealed: (count: number) => (count === 0 ? 'There was nothing to reveal.' : 'The ratings are revealed.'),
  revealAll: (direction: string) =>
    `Everyone sees how many people chose what, but never who, for every option with ${direction} ratings. The round is then over; the groups set their values, or you open a second round.`,
  revealAllAgain: (direction: string) =>
    `Everyone sees how many people chose what the second time, but never who, for every option with ${direction} ratings in the second round. There is no third round; the groups set their values.`,
  revealOne: (option: string) =>
    `Everyone sees how many people chose what for “${isolated(option)}”, but never who. The round is then over; the group sets its value, or you open a second round.`,
  revealAgain: (option: string) =>
    `Everyone sees how many people chose what for “${isolated(option)}” the second time, but never who. There is no third round; the group sets its value.`,
  revealLast: (option: string) =>
    `Everyone sees how many people chose what for “${isolated(option)}”, but never who. After that, nobody can rate it alone; the group sets its value.`,
  onBigScreen: 'Show it on the big screen',
  share: 'Counts as the group’s answer',
  shareHint: 'How many have to choose the same. It applies to options that nobody has rated yet.',
  noShare: 'What everyone chooses',
  shareOption: (share: number) => `What ${percent(share)} choose`,
  shareOfRound: (share: number) => `${percent(share)} count as the group’s answer.`,
  shareSet: (share: number | null) =>
    share === null ? 'The threshold was removed.' : `From now on ${percent(share)} count as the group’s answer.`,
  opened: (count: number) => (count === 0 ? 'There was nothing to rate again.' : 'The second round is open.'),
  openAll: (direction: string) =>
    `Everyone rates the revealed ${direction} ratings again on their own, after seeing the first results. Groups can set their values once you reveal the second round. There is no third round.`,
  openOne: (option: string) =>
    `Everyone rates “${isolated(option)}” again on their own, after seeing the first results. The group can set its value once you reveal the second round. There is no third round.`,
  secondRound: 'Second round',
  secondRoundVirtuous: 'Second virtuous round',
  secondRoundVicious: 'Second vicious round',
  takeBack: 'Cancel round',
  takeBackVirtuous: 'Cancel the second virtuous round',
  takeBackVicious: 'Cancel the second vicious round',
  takenBack: (count: number) =>
    count === 0 ? 'Someone has already rated in this round. Reveal it to end it.' : 'The second round was cancelled.',
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
