import { useQuery } from '@tanstack/react-query'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { useOwners } from '../../../domain/groups/use-owners.ts'
import { cockpitQuery } from '../../../domain/workshop/cockpit.queries.ts'
import { HandIcon } from '../../../ui/marks/later-icons.tsx'
import { waitingIn } from './help-calls.ts'
import { HELP_WANTED } from './help-wanted.tsx'
import classes from './beside.module.css'

/** Who waits for the host, where it is in view however far the page is scrolled; leads to what they asked. */
export function HelpSign({ workshopId }: { workshopId: string }) {
  const { data: cockpit } = useQuery(cockpitQuery(workshopId))
  const ownerOf = useOwners(workshopId)
  const waiting = waitingIn(cockpit?.solutions ?? [])
  const [first] = waiting
  if (!first) return null
  return (
    <button type="button" className={classes.sign} onClick={showCalls}>
      <HandIcon size={16} />
      <span>
        {waiting.length === 1
          ? words.groupNeedsHelp(ownerOf(first.id)?.name ?? first.solution_name)
          : words.groupsNeedHelp(waiting.length)}
      </span>
    </button>
  )
}

function showCalls() {
  const calls = document.getElementById(HELP_WANTED)
  calls?.scrollIntoView({ block: 'center' })
  calls?.focus({ preventScroll: true })
}
