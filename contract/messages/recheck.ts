/** Something was changed after what follows from it was written. */
export const recheckMessages = {
  recheck: 'Re-check',
  option: 'The story or the option has changed since it was rated.',
  requirement: 'The rating has changed since this was written.',
  confirmFailed: (reason: string) => `This could not be confirmed: ${reason}`,
  ratingsHold: 'The ratings still hold',
  requirementHolds: 'The requirement still holds',
} as const
