import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Help } from '#contract/asides.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { timeMessages } from '#contract/messages/common.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { isWaiting, isWanted } from '../../domain/workshop/help.ts'
import { calledOf } from '../../domain/workshop/initials.tsx'
import { useNow } from '../../lib/live/use-now.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { isMe } from '../../lib/session/stored-session.ts'
import { useSelectedSolutionId } from '../../lib/session/stored-solution.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.ts'
import { busy } from '../../ui/focus/busy.ts'
import { HandIcon } from '../../ui/marks/later-icons.tsx'
import { asidesQuery, useTakeBackHelp } from './asides.queries.ts'
import { whereToAsk } from './where-to-ask.ts'
import { Button } from '../../ui/page/button.tsx'
import { isThingNotFound } from '../../lib/http/api-error.ts'
import classes from './aside-bar.module.css'

const AskDialog = lazyDialog(() => import('./ask-dialog.tsx').then((file) => file.AskDialog))
const HOW_OFTEN_MS = 15_000

/** On every screen of a group: the way to call the host, and that help is coming. */
export function AsideBar() {
  const { solutionId } = useParams({ strict: false })
  const selected = useSelectedSolutionId()
  const groups = useGroups()
  const { data: room } = useQuery(roomQuery())
  const now = useNow(HOW_OFTEN_MS)
  const [isAsking, setIsAsking] = useState(false)
  const named = solutionId ?? selected ?? undefined
  // whether it is there its own screens and the sidebar ask
  const { data: solution, error } = useQuery({ ...solutionQuery(named ?? 0), enabled: false })
  const atHand = isThingNotFound(error) ? undefined : named
  const { data: asides } = useQuery(asidesQuery(atHand))
  const takeBack = useTakeBackHelp(atHand)
  // whether it is there, and whose it is, has to be known first: elsewhere a call would only be refused
  if (!asides || (room?.groups && !groups) || (atHand !== undefined && !solution)) return null

  const place = whereToAsk(groups, atHand)
  const called = asides.find(({ help }) => isWanted(help, now))
  if (place === undefined && !called) return null
  return (
    <section aria-label={words.region} className={classes.asides}>
      <div className={classes.help} data-called={called !== undefined || undefined}>
        {/* rendered even when empty: screen readers announce only what changes in an existing region */}
        <div role="status" className={classes.words}>
          {called?.help && <HelpWords help={called.help} now={now} />}
        </div>
        {/* one button in one place, so that the focus stays where it is */}
        {(called || place !== undefined) && (
          <Button
            size="xs"
            variant="subtle"
            leftSection={called ? undefined : <HandIcon size={18} />}
            {...busy(takeBack.isPending)}
            onClick={() => (called ? takeBack.mutate(called.solution_id) : setIsAsking(true))}
          >
            {called ? words.noLongerNeeded : words.needHelp}
          </Button>
        )}
      </div>
      {isAsking && place !== undefined && (
        <AskDialog solutionId={place} atHand={atHand} onClose={() => setIsAsking(false)} />
      )}
    </section>
  )
}

function HelpWords({ help, now }: { help: Help; now: number }) {
  const { by, name, about, asked_at } = help
  const ago = timeMessages.inSentence(timeAgo(asked_at, now))
  return (
    <>
      <p className={classes.state}>{isWaiting(help) ? words.hasAsked : words.coming}</p>
      {about !== '' && <p className={classes.about}>{about}</p>}
      <p className={classes.who}>{isMe(by) ? words.youAsked(ago) : words.asked(calledOf({ name, email: by }), ago)}</p>
    </>
  )
}
