import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { hostGroupsMessages } from '#contract/messages/cockpit.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import type { RoomScreen } from '#contract/room.ts'
import { hostGroupsQuery } from '../../domain/groups/host-groups.queries.ts'
import { MissingWorkshop } from '../../domain/workshop/missing-workshop.tsx'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { BackLink } from '../../ui/page/links.tsx'
import { PrintButton } from '../../ui/page/print-button.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { joinAddress } from './scenes/join-address.ts'
import { QrCode } from './scenes/qr-code.tsx'
import { useLanguageOfRoom } from './use-language-of-room.ts'
import { isNotFound } from '../../lib/http/api-error.ts'
import classes from './table-cards.module.css'

/** To print and put on the tables: one page a group, with the code that leads into it. */
export function TableCardsScreen({ workshopId }: { workshopId: string }) {
  const room = useQuery(roomScreenQuery(workshopId))
  const { data: groups } = useQuery(hostGroupsQuery(workshopId))
  const isGoing = useLanguageOfRoom(room.data?.language)
  if (isNotFound(room.error)) {
    return (
      <main className={classes.page}>
        <MissingWorkshop wasThere={room.data !== undefined} />
      </main>
    )
  }
  return (
    <main className={classes.page}>
      <div className={classes.head}>
        <ScreenHead
          overline={room.data?.title ?? ''}
          title={hostGroupsMessages.cards}
          help={hostGroupsMessages.cardsHelp}
          actions={
            <>
              <BackLink to="/admin/workshops/$workshopId/groups" params={{ workshopId }}>
                {hostGroupsMessages.backToGroups}
              </BackLink>
              <PrintButton disabled={!groups?.groups.length} />
            </>
          }
        />
      </div>
      {!(room.data && groups) && <p>{commonMessages.loading}</p>}
      {groups?.groups.length === 0 && (
        <EmptyState title={hostGroupsMessages.none}>{hostGroupsMessages.noneHint}</EmptyState>
      )}
      {room.data && groups && !isGoing && <Cards room={room.data} groups={groups.groups} />}
    </main>
  )
}

function Cards({ room, groups }: { room: RoomScreen; groups: readonly { id: number; name: string }[] }) {
  const [{ origin }] = useState(() => window.location)
  const address = joinAddress(room.join_url, origin)
  return (
    <>
      {!address.isReachable && (
        <div className={classes.head}>
          <Banner type="warning">{roomScreenMessages.loopback}</Banner>
        </div>
      )}
      {groups.map(({ id, name }) => (
        <article key={id} className={classes.card}>
          <p className={classes.workshop}>{room.title}</p>
          <h2 className={classes.name}>{name}</h2>
          <QrCode
            link={address.linkFor(room.id, id)}
            label={hostGroupsMessages.cardCode(name)}
            className={classes.code}
          />
          <p>{hostGroupsMessages.scan}</p>
          <p className={classes.address}>
            {address.text} · {room.id}
          </p>
        </article>
      ))}
    </>
  )
}
