import { useQuery } from '@tanstack/react-query'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'

/** Whether whoever looks reads a name or a number in the place of e-mails. The host reads e-mails. */
export const useHidesEmails = () => useQuery(roomQuery()).data?.hide_emails === true && !hasEntered()
