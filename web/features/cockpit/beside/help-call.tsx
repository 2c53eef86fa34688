import type { Help } from '#contract/asides.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { timeMessages } from '#contract/messages/common.ts'
import { isWaiting } from '../../../domain/workshop/help.ts'
import { calledOf } from '../../../domain/workshop/initials.tsx'
import { useNow } from '../../../lib/live/use-now.ts'
import { timeAgo } from '../../../lib/text/time-ago.ts'
import { busy } from '../../../ui/focus/busy.ts'
import { useAnswerHelp } from './beside.queries.ts'
import { Button } from '../../../ui/page/button.tsx'
import classes from './beside.module.css'

const HOW_OFTEN_MS = 15_000

interface HelpCallProps {
  workshopId: string
  solutionId: number
  help: Help
  /** The element that says which group it is. */
  describedBy: string
}

/** What a group needs, since when, and what the host says to it. */
export function HelpCall({ workshopId, solutionId, help, describedBy }: HelpCallProps) {
  const answer = useAnswerHelp(workshopId, solutionId)
  const now = useNow(HOW_OFTEN_MS)
  const { by, name, about, asked_at } = help
  return (
    <div className={classes.call}>
      <div className={classes.callWords}>
        {about !== '' && <p className={classes.about}>{about}</p>}
        <p className={classes.who}>
          {words.asked(calledOf({ name, email: by }), timeMessages.inSentence(timeAgo(asked_at, now)))}
          {!isWaiting(help) && ` · ${words.onTheWay}`}
        </p>
      </div>
      <div className={classes.answers}>
        {isWaiting(help) && (
          <Button
            size="xs"
            aria-describedby={describedBy}
            {...busy(answer.isPending)}
            onClick={() => answer.mutate('coming')}
          >
            {words.onMyWay}
          </Button>
        )}
        <Button
          size="xs"
          aria-describedby={describedBy}
          {...busy(answer.isPending)}
          onClick={() => answer.mutate('answered')}
        >
          {words.answered}
        </Button>
      </div>
    </div>
  )
}
