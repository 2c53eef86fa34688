/** What the host's console says of the automatic backup. */
export const backupsMessages = {
  last: (when: string) => `Last automatic backup: ${when}.`,
  none: 'No automatic backup has been made yet.',
  failed: 'The last try failed; it is made again soon. The log of the server says why.',
} as const
