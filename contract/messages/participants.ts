import { headingsMessages } from './headings.ts'

/** Who joined a workshop, for its host. */
export const participantsMessages = {
  help: 'Everyone who has joined this workshop. You can remove an e-mail; the person and their work stay.',
  none: 'Nobody has joined yet',
  noneHint: 'People appear here as soon as they log in with the session ID.',
  forgotten: (name: string) => `E-mail removed. It now reads “${name}”.`,
  forgetWarning: (email: string) =>
    `${email} is replaced by a number everywhere in this workshop, including its history. The person stays in the workshop. This cannot be undone.`,
  joined: 'Joined',
  lastActivity: 'Last activity',
  solutions: 'Solutions',
  actions: 'Actions',
  participants: headingsMessages.participants,
  removeEmail: 'Remove e-mail',
  email: 'E-mail',
  backToWorkshop: 'Back to Workshop',
} as const
