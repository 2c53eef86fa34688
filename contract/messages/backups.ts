/** What the host's console says of the automatic backup. */
export const backupsMessages = {
  last: (when: string) => `Last automatic backup: ${when}.`,
  none: 'No automatic backup has been made yet.',
  failed: 'The last attempt failed and will be repeated soon. The server log says why.',
} as const
