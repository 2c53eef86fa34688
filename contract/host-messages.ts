import { cataloguesMessages } from './messages/catalogues.ts'
import { cockpitMessages } from './messages/cockpit.ts'
import { participantsMessages } from './messages/participants.ts'
import { roomScreenMessages } from './messages/room-screen.ts'
import { silentRoundsMessages } from './messages/silent-rounds.ts'
import { workshopsMessages } from './messages/workshops.ts'

/** The former names of the messages, for code under way. Write `messages/*.ts` instead. */
export const hostMessages = {
  help: {
    workshops: workshopsMessages.help,
    login: workshopsMessages.loginHelp,
    catalogues: cataloguesMessages.help,
    participants: participantsMessages.help,
  },
  workshops: workshopsMessages,
  catalogues: cataloguesMessages,
  cockpit: cockpitMessages,
  room: roomScreenMessages,
  silent: silentRoundsMessages,
  participants: participantsMessages,
}
