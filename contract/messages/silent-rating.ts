import { counted } from './english.ts'

/** Silent rating as everybody in the room sees it. */
export const silentRatingMessages = {
  alone: 'Rate alone. Only you see what you choose here, until the host reveals all ratings together.',
  watching: 'People rate this option alone. What they chose is hidden until you reveal it.',
  nameless: 'People rate this option alone. To rate too, log in with your e-mail.',
  count: (people: number) =>
    people === 0 ? 'Nobody has rated yet.' : `${counted(people, 'person has', 'people have')} rated.`,
  saved: 'Your own rating is saved.',
  tooLate: 'The ratings were revealed before you saved yours. Bring them into the talk.',
  switchedOff: 'The host switched silent rating off before you saved your own ratings.',
  switchedOn: 'The host switched silent rating on before you saved these ratings of the group.',
  revealed: 'Revealed.',
  revealWarning:
    'Everybody sees how many chose what, never who. Nobody can rate it alone any more; the group sets its value then.',
  spreadHint: (people: number) =>
    `${people === 1 ? 'One person' : `${people} people`} rated alone; the numbers count people. Talk where views differ, then set the group’s value below. Needs do not offset each other, so nothing is added up.`,
  nobody: 'Nobody has rated alone. The group sets its value below.',
  agreement: {
    none: 'Nobody rated it',
    left: 'Left at None',
    one: 'One rating',
    agree: 'All agree',
    differ: 'Views differ',
    opposed: 'Opposite views',
  },
  someRated: (some: number, all: number) => `${some} of ${all} rated it`,
  takeOver:
    'Only a measure that all chose is taken over. None is not: it may just mean that nobody thought of the need.',
  kept: (count: number) =>
    count === 1
      ? 'One earlier rating of the group differs from it and stays.'
      : `${count} earlier ratings of the group differ from it and stay.`,
  silentRating: 'Silent rating.',
  reveal: 'Reveal',
  revealTheRatings: 'Reveal the ratings?',
  yourOwnRatings: (direction: string) => `Your own ${direction} ratings`,
  notSaved: 'Not saved',
  whatEverybodyRatedAlone: 'What everybody rated alone',
  howManyChoseWhat: 'How many chose what',
  fhn: 'FHN',
  theGroupsValue: 'The group’s value',
  takeOverWhereAllAgree: 'Take over where all agree',
  you: 'you',
} as const
