import type { Room } from '#contract/room.ts'

/**
 * Whether the workshop is led at the moment. One that shows its results or is closed has neither step nor clock, message,
 * freeze, silent rating, agenda or calls for help: the server tells nothing of them then and takes nothing of them, so the
 * host is offered none of it.
 */
export const isLive = (room: Pick<Room, 'status'> | undefined) => room?.status === 'open'
