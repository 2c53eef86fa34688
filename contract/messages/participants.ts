import { isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** Who joined a workshop, for its host. */
export const participantsMessages = {
  help: 'Everyone who has joined this workshop. You can remove a person, or only their name or e-mail; their work stays.',
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
  clearName: 'Remove name',
  letGo: 'Remove from workshop',
  letIn: 'Let in again',
  letGoMark: 'removed from this workshop',
  nameAndKnownAs: (name: string | undefined, knownAs: string | undefined) =>
    [name, knownAs !== name && knownAs]
      .filter(Boolean)
      .map((part) => isolated(String(part)))
      .join(', shown as '),
  nameCleared: 'The name was removed.',
  wasLetGo: (email: string) => `${email} was removed from this workshop.`,
  wasLetIn: (email: string) => `${email} may come in again.`,
  letGoWarning: (email: string) =>
    `${email} is out of this workshop at once and cannot come in under this e-mail until you let them in again. What they made stays. Whoever knows the session ID can still join under another e-mail; replace the session ID to prevent that.`,
  email: 'E-mail',
  backToWorkshop: 'Back to the workshop',
} as const
