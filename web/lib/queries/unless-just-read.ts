const MOMENT_MS = 3_000

/** `refetchOnMount` of what several parts of a page read, some of which come a moment later than the others. */
export const unlessJustRead = ({ state }: { state: { dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt < MOMENT_MS ? false : 'always'
