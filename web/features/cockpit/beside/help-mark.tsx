import type { CockpitRow } from '#contract/cockpit.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { isWaiting, isWanted } from '../../../domain/workshop/help.ts'
import { serverNow } from '../../../lib/http/server-clock.ts'
import { HandIcon } from '../../../ui/marks/later-icons.tsx'
import classes from './beside.module.css'

/** On the row of a group: that it has called, and that it reads a note from the host. */
export function HelpMark({ solution: { help, note } }: { solution: CockpitRow }) {
  const isCalling = isWanted(help, serverNow())
  return (
    <>
      {isCalling && (
        <span className={classes.mark} data-waiting={isWaiting(help) || undefined}>
          <HandIcon size={16} />
          {isWaiting(help) ? words.needsHelp : words.onTheWay}
        </span>
      )}
      {note && <span className={classes.noted}>{words.noteShown}</span>}
    </>
  )
}
