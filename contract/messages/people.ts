import { ended, isolated } from './grammar.ts'

/** What people are called in a workshop, and what stands in the place of their e-mails. */
export const namesMessages = {
  taken: 'Someone in this workshop already has this name. Please add something to it, such as a surname.',
  ofOurs: 'That name is reserved. Please choose another one.',
  yourName: 'Your name here',
  meaning: 'Others see this instead of your e-mail in the list of who is here.',
  save: 'Save',
  given: (name: string) => ended(`The others now see you as ${isolated(name)}`),
  takenOut: 'Your name was removed.',
} as const

/** Whoever stands in the place of an e-mail that is hidden or was removed. Every page reads it, so it stands apart. */
export const numberedMessages = {
  /** Where nobody knows the number. */
  unnumbered: 'participant',
  numbered: (number: string) => `participant ${number}`,
  /** The number is one of another workshop. */
  imported: (who: string) => `${who} (imported)`,
} as const

/** Who sees what, how long it is kept, how it is removed: what the server does, in short. `docs/privacy.md` says it at length. */
export const privacyMessages = {
  help: 'What Ninefold knows about you, who can see it, how long it is kept and how it is removed.',
  backToLogin: 'Back to Login',
  backToWorkshop: 'Back to Solutions',
  stored: 'What is stored',
  storedPeople:
    'The e-mail you log in with, the name you may give in the Workshop panel, when you joined, and your group where there are groups.',
  storedDeeds:
    'What you write, rate, decide and delete, each with your e-mail and the time: the history of a solution shows it.',
  storedNothingElsewhere:
    'Your e-mail is not verified, and nothing is sent to it. Nothing goes to other services: no tracking, no advertising, no fonts or scripts from elsewhere.',
  seen: 'Who sees it',
  seenInTheWorkshop:
    'Everyone in the same workshop sees who you are, where you are working and what you did; the big screen says who is here. Other workshops see nothing of it.',
  seenHidden:
    'The host can hide e-mails. Then everyone else sees your name, or “participant” and a number, on screens, in the history and in files; the host still sees your e-mail.',
  seenSilently: 'Only you see your silent ratings until the host reveals them, and then they have no names.',
  seenByLink: 'Anyone with a link to the results can read them, without names and e-mails.',
  seenFiles: 'Downloaded files and printed reports keep whatever they contained; we cannot change them afterwards.',
  seenOperator: 'The server’s operator can read the database.',
  kept: 'How long it is kept',
  keptWorkshop: 'As long as the workshop: until the host deletes it. Closing it deletes nothing.',
  keptBin: 'Deleted entries can be restored for 30 days and are then gone.',
  keptBrowser:
    'This browser keeps your e-mail and the session ID until you log out, and unsaved texts for 30 days. Its cookie ends 30 days after your last visit.',
  keptBackups: 'The server’s operator may keep backups for longer.',
  removed: 'How to remove it',
  removedName: 'Your name: remove it yourself in the Workshop panel.',
  removedEmail:
    'Your e-mail: ask your host. They can replace it with “participant” and a number everywhere in the workshop. It stays removed even if you log in with it again: the server keeps a fingerprint by which it recognises the e-mail, but not the e-mail.',
  removedPart:
    'Your access to a workshop: ask your host, who can remove you from it. What you made stays with the group.',
  removedEverything: 'Everything of a workshop: the host can delete it.',
} as const
