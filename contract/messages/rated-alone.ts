/** What people rated alone, as the report tells it. */
export const ratedAloneMessages = {
  title: 'Rated alone: how many people chose what',
  round: 'Round',
  people: 'People',
  commonest: 'Most common answer',
  changed: 'Changed',
  roundOf: (direction: string, round: number) => `${direction} ${round}`,
  chosen: (cells: readonly (readonly [people: number, measure: string])[]) =>
    cells.map(([people, measure]) => `${people} ${measure}`).join(', '),
  percent: (percent: number) => `${percent} %`,
  ofShare: (percent: number, share: number, isReached: boolean) =>
    isReached ? `${percent} %, reached ${share} %` : `${percent} %, of ${share} % needed`,
  moved: (people: number, of: number) => `${people} of ${of}`,
} as const
