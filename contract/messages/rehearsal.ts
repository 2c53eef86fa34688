/** A workshop to rehearse in, for the host. */
export const rehearsalMessages = {
  title: 'Rehearsal',
  none: 'This workshop is no rehearsal.',
} as const
