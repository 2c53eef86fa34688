/** A room's address on the local network: not https and not localhost, so browsers withhold what needs a secure page. */
export const ROOM = 'room.test'
