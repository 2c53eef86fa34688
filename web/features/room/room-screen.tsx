import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { roomMessages } from '#contract/messages/room.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import type { RoomScreen as Room } from '#contract/room.ts'
import { useHostLive } from '../../lib/live/use-host-live.ts'
import { sentenceOf } from '../../lib/http/api-error.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { LockIcon, OfflineIcon } from '../../ui/marks/icons.tsx'
import { MissingWorkshop } from '../../domain/workshop/missing-workshop.tsx'
import { isUnknown } from '../../domain/workshop/unreadable.tsx'
import { joinAddress } from './join-address.ts'
import { QrCode } from './qr-code.tsx'
import { RoomClock } from './room-clock.tsx'
import { RoomFoot } from './room-foot.tsx'
import { RoomPeople } from './room-people.tsx'
import { RoomStep } from './room-step.tsx'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { SessionId } from './session-id.tsx'
import classes from './room-screen.module.css'

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** For the projector: how to come in, who is here, what is being done, and how long still. */
export function RoomScreen({ workshopId }: { workshopId: string }) {
  const room = useQuery(roomScreenQuery(workshopId))
  useHostLive(workshopId)
  useEffect(() => {
    document.title = commonMessages.pageTitle(roomScreenMessages.screen)
  }, [])
  if (isUnknown(room.error)) {
    return (
      <main className={classes.screen}>
        <MissingWorkshop wasThere={room.data !== undefined} />
      </main>
    )
  }
  return (
    <main className={classes.screen}>
      {room.isPending && <p>{commonMessages.loading}</p>}
      {room.isLoadingError && (
        <ErrorPanel
          message={sentenceOf(room.error, commonMessages.loadDataFailed)}
          onRetry={() => void room.refetch()}
        />
      )}
      {room.data && <Wall room={room.data} />}
      {room.isRefetchError && (
        <p role="status" className={classes.behind}>
          <OfflineIcon size={24} />
          {roomScreenMessages.behind(time.format(room.dataUpdatedAt))}
        </p>
      )}
      <RoomFoot workshopId={workshopId} />
    </main>
  )
}

function Wall({ room }: { room: Room }) {
  const [{ origin }] = useState(() => window.location)
  const address = joinAddress(room.join_url, origin)
  const people = roomScreenMessages.joined(room.participants)
  return (
    <>
      {room.status === 'closed' && <Banner type="warning">{roomScreenMessages.closed}</Banner>}
      {!address.isReachable && <Banner type="warning">{roomScreenMessages.loopback}</Banner>}
      <header className={classes.head}>
        <h1 tabIndex={-1} className={classes.title}>
          {room.title}
        </h1>
        <p className={classes.people}>{people}</p>
        <RoomPeople here={room.here} />
      </header>
      {/* at the top: below a long message it would fall off the wall */}
      {room.status === 'results' && <Banner type="info">{roomScreenMessages.showsResults}</Banner>}
      {room.frozen && room.status === 'open' && (
        <p className={classes.frozen}>
          <LockIcon size={28} />
          {roomMessages.frozen}
        </p>
      )}
      <p className={classes.join}>
        <em>{roomScreenMessages.joinAt}</em> {address.text} <em>{roomScreenMessages.withTheSessionId}</em>
      </p>
      <SessionId id={room.id} />
      <div className={classes.lower}>
        <QrCode link={address.linkFor(room.id)} label={roomScreenMessages.qrCode} className={classes.qr} />
        <RoomStep step={room.step} message={room.message} />
        <RoomClock timer={room.timer} />
      </div>
    </>
  )
}
