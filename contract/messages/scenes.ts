import type { SceneKind } from '../scene.ts'
import { counted, isolated } from './grammar.ts'

/** What the big screen shows, and how the host chooses it. */
export const scenesMessages = {
  automatic: 'Joining, then the step',
  kinds: {
    join: 'How to join',
    now: 'The step',
    progress: 'Progress',
    silent_rating: 'Silent rating',
    reveal: 'Reveal',
    solution: 'A solution',
    comparison: 'Comparison',
    message: 'Message',
    blank: 'Blank',
    end: 'The end',
  } satisfies Record<SceneKind, string>,
  bigScreen: 'Big screen',
  solution: 'Solution on the big screen',
  previous: 'Previous',
  next: 'Next',
  changed: (scene: string) => `The big screen shows: ${scene}.`,
  part: (name: string, place: number, all: number) => `${isolated(name)} (${place} of ${all})`,
  someOf: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
  closedShowsEnd: 'The workshop is closed, so the big screen shows the end.',
  screens: (count: number) => {
    if (count === 0) return 'No big screen is showing at the moment.'
    return count === 1 ? 'A big screen is showing.' : `${count} big screens are showing.`
  },
  optionIn: (option: string, direction: string) => `${isolated(option)}, ${direction}`,

  noMessage: 'There is no message at the moment.',
  noSolutions: 'As soon as a group creates a solution, its progress appears here.',
  noOptions: 'There are no options yet.',
  noRounds: 'Nobody has rated yet. What you choose stays hidden until all of it is revealed.',
  noReveal: 'Nothing is revealed yet.',
  tooFew: 'Too few people rated to show how views spread.',
  howFar: 'How far we are',
  ratingAlone: 'Everyone rates alone',
  bothDirections: 'virtuous › vicious',
  needMeasure: (need: string, measure: string) => `${need}: ${measure}`,
  rated: (people: number, all: number) => (all > 0 ? `${people} of ${Math.max(people, all)}` : String(people)),
  haveRated: (people: number, all: number) =>
    people === 1 || Math.max(people, all) === 1 ? 'has rated' : 'have rated',
  ratedAgain: 'rated again',
  ratedAlone: (people: number, direction: string) =>
    `${direction} · ${counted(people, 'person', 'people')} rated alone`,
  ratedTwice: (first: number, second: number, direction: string) =>
    `${direction} · ${first} rated alone, then ${second} once more`,
  /** Of a first round that is shown although there is a second. */
  firstRound: {
    whileRating: 'First round · everyone is rating once more',
    tooFewAgain: 'First round · too few rated once more',
  },
  before: (people: number) => `First round ${people}, second round`,
  percent: (percent: number) => `${percent} %`,
  countsFrom: (share: number) => `counts from ${share} %`,
  reached: ', reached',
  haveChanged: (people: number, of: number) => `${people} of ${of} changed`,
  views: 'How views spread',
  thanks: 'Thank you',
  readResults: 'Read the results, and take them home.',
  logInAt: 'Log in at',
  resultsQrCode: 'QR code that opens the results',
  endWithoutLink:
    'The QR code leads to the log-in. For one that opens the results themselves, create a link under Results and show it.',
  closed: 'This workshop is closed.',
  latecomers: 'Join at',
} as const
