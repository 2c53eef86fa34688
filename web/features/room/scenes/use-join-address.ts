import { useState } from 'react'
import type { RoomScreen } from '#contract/room.ts'
import { joinAddress } from './join-address.ts'

/** Where people join, and the link that brings them in. */
export function useJoinAddress({ id, join_url }: Pick<RoomScreen, 'id' | 'join_url'>) {
  const [{ origin }] = useState(() => window.location)
  const { text, isReachable, linkFor } = joinAddress(join_url, origin)
  return { text, isReachable, link: linkFor(id) }
}
