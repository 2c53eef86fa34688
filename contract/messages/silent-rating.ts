import { counted } from './english.ts'

/** Silent rating as everybody in the room sees it. */
export const silentRatingMessages = {
  alone: 'Rate on your own. Only you see what you choose here, until the host reveals everyone’s ratings together.',
  watching: 'People are rating this option on their own. What they choose stays hidden until you reveal it.',
  nameless: 'People are rating this option on their own. To take part, log in with your e-mail.',
  /** Of how many, where the solution belongs to a group; somebody who left it may have rated all the same. */
  count: (people: number, all = 0) => {
    if (people === 0) return all === 0 ? 'Nobody has rated yet.' : `0 of ${all} in the group have rated.`
    if (people <= all) return `${people} of ${all} in the group ${people === 1 ? 'has' : 'have'} rated.`
    return `${counted(people, 'person has', 'people have')} rated.`
  },
  saved: 'Your own rating is saved.',
  tooLate: 'The ratings were revealed before you saved yours. Bring them into the discussion.',
  switchedOff: 'The host switched silent rating off before you saved your own ratings.',
  switchedOn: 'The host switched silent rating on before you saved these ratings of the group.',
  revealed: 'Revealed.',
  revealWarning:
    'Everyone sees how many people chose what, but never who. After that nobody can rate it alone any more; the group sets its value.',
  spreadHint: (people: number) =>
    `${people === 1 ? 'One person' : `${people} people`} rated alone; each number is a count of people. Talk where views differ, then set the group’s value below.`,
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
    'Only measures that everyone chose are filled in. None is left out: it may just mean that nobody thought of the need.',
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
  useWhatAllAgreeOn: 'Fill in what everyone agrees on',
  you: 'you',
} as const
