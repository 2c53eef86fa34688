import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { madeOnce } from '#contract/made-once.ts'
import { TAG } from '#contract/messages/grammar.ts'
import { basicMessages, commonMessages } from '#contract/messages/common.ts'
import { rehearsalMessages } from '#contract/messages/workshops.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import type { RoomScreen as Room } from '#contract/room.ts'
import type { SceneKind } from '#contract/scene.ts'
import { useHostLive } from '../../lib/live/use-host-live.ts'
import { OfflineIcon } from '../../ui/marks/later-icons.tsx'
import { MissingWorkshop } from '../../domain/workshop/missing-workshop.tsx'
import { RoomFoot } from './room-foot.tsx'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { sceneKindOf } from './scenes/scene-kind.ts'
import { scenes } from './scenes/scenes.ts'
import { useLanguageOfRoom } from './use-language-of-room.ts'
import { useSceneKeys } from './use-scene-keys.ts'
import { isNotFound } from '../../lib/http/api-error.ts'
import { Read } from '../../ui/feedback/read.tsx'
import classes from './room-screen.module.css'

const time = madeOnce(() => new Intl.DateTimeFormat(TAG, { timeStyle: 'short' }))

/** For the projector: one scene at a time, which the host or the agenda chooses. */
export function RoomScreen({ workshopId }: { workshopId: string }) {
  const room = useQuery(roomScreenQuery(workshopId))
  useHostLive(workshopId, { isBigScreen: true })
  const [isControlled, setIsControlled] = useState(false)
  const isGoing = useLanguageOfRoom(room.data?.language, isControlled)
  useEffect(() => {
    document.title = basicMessages.pageTitle(roomScreenMessages.screen)
  }, [])
  if (isNotFound(room.error)) {
    return (
      <main className={classes.screen}>
        <MissingWorkshop wasThere={room.data !== undefined} />
      </main>
    )
  }
  return (
    <main className={classes.screen}>
      <Read of={room} waiting={<p>{commonMessages.loading}</p>}>
        {(shown) => !isGoing && <Wall workshopId={workshopId} room={shown} />}
      </Read>
      {room.isRefetchError && (
        <p role="status" className={classes.behind}>
          <OfflineIcon />
          {roomScreenMessages.behind(time().format(room.dataUpdatedAt))}
        </p>
      )}
      {!room.isPending && (
        <RoomFoot workshopId={workshopId} isControlled={isControlled} onControlled={setIsControlled} />
      )}
    </main>
  )
}

/** Nothing stands beside what these say. */
const bare: readonly SceneKind[] = ['message', 'blank']

function Wall({ workshopId, room }: { workshopId: string; room: Room }) {
  const kind = sceneKindOf(room)
  const Scene = scenes[kind]
  useSceneKeys(workshopId, room)
  return (
    <>
      <h1 tabIndex={-1} className={bare.includes(kind) ? 'visually-hidden' : classes.title}>
        {room.title}
      </h1>
      {room.rehearsal && <p className={classes.rehearsal}>{rehearsalMessages.mark}</p>}
      <Scene workshopId={workshopId} room={room} />
    </>
  )
}
