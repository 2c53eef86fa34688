/** Who joined a workshop, for its host. */
export const participantsMessages = {
  help: 'Who joined this workshop. An e-mail can be removed; the person stays in, and so does the work.',
  none: 'Nobody has joined yet',
  noneHint: 'People appear here as soon as they log in with the session ID.',
  forgotten: (name: string) => `The e-mail is removed. ${name} stands in its place.`,
  forgetWarning: (email: string) =>
    `${email} is replaced by a number everywhere in this workshop, its history included. The person stays in. This cannot be undone.`,
  joined: 'Joined',
  lastActivity: 'Last activity',
  solutions: 'Solutions',
  actions: 'Actions',
  participants: 'Participants',
  removeEmail: 'Remove e-mail',
  email: 'E-mail',
  backToWorkshop: 'Back to Workshop',
} as const
