import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../features/session/session.queries.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'

/** Where e-mails are hidden, one knows oneself only by what the others are shown: that is asked for, and kept by `isMe`. */
export function useWhoIAm() {
  const { data: room } = useQuery(roomQuery())
  useQuery({ ...meQuery(), enabled: room?.hide_emails === true })
}
