/** How far every group is, for the host. */
export const cockpitMessages = {
  none: 'No solutions yet',
  noneHint: 'As soon as a group creates one, it appears here with its seven steps.',
  quiet: (names: string) => `Nothing new for nine minutes or more: ${names}.`,
} as const
