import { isolated } from './english.ts'

/** Silent rating as the host leads it. */
export const silentRoundsMessages = {
  hint: 'Everyone rates options on their own. You see how many have rated; nobody sees the ratings until you reveal them.',
  none: 'Nobody has rated yet.',
  revealed: (count: number) => (count === 0 ? 'There was nothing to reveal.' : 'The ratings are revealed.'),
  revealAll: (direction: string) =>
    `Everyone sees how many people chose what, but never who, for every option that somebody has rated ${direction}. After that nobody can rate these alone any more; the groups set their values.`,
  revealOne: (option: string) =>
    `Everyone sees how many people chose what for “${isolated(option)}”, but never who. After that nobody can rate it alone any more; the group sets its value.`,
  revealedMark: 'Revealed',
  reveal: 'Reveal',
  silentRating: 'Silent rating',
  revealAllVirtuous: 'Reveal all virtuous',
  revealAllVicious: 'Reveal all vicious',
  optionsRatedSilently: 'Options rated silently',
  revealTheVirtuousRatings: 'Reveal the virtuous ratings?',
  revealTheViciousRatings: 'Reveal the vicious ratings?',
} as const
