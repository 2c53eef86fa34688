/** Silent rating as the host leads it. */
export const silentRoundsMessages = {
  hint: 'Everybody rates options alone. You see how many have rated; nobody sees what, until you reveal it.',
  none: 'Nobody has rated yet.',
  revealed: (count: number) => (count === 0 ? 'There was nothing to reveal.' : 'The ratings are revealed.'),
  revealAll: (direction: string) =>
    `Everybody sees how many chose what for every option that somebody has rated ${direction}, never who. Nobody can rate these alone any more; the groups set their values then.`,
  revealOne: (option: string) =>
    `Everybody sees how many chose what for “${option}”, never who. Nobody can rate it alone any more; the group sets its value then.`,
  revealedMark: 'Revealed',
  reveal: 'Reveal',
  silentRating: 'Silent rating',
  revealAllVirtuous: 'Reveal all virtuous',
  revealAllVicious: 'Reveal all vicious',
  optionsRatedSilently: 'Options rated silently',
  revealTheVirtuousRatings: 'Reveal the virtuous ratings?',
  revealTheViciousRatings: 'Reveal the vicious ratings?',
} as const
