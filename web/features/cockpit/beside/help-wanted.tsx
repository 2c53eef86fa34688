import { useId } from 'react'
import type { CockpitRow } from '#contract/cockpit.ts'
import type { Help } from '#contract/asides.ts'
import { commaMessages } from '#contract/messages/common.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { useOwners } from '../../../domain/groups/use-owners.ts'
import { isWaiting } from '../../../domain/workshop/help.ts'
import { HandIcon } from '../../../ui/marks/later-icons.tsx'
import { HelpCall } from './help-call.tsx'
import { callsIn, waitingIn } from './help-calls.ts'
import classes from './beside.module.css'

/** The id of its heading. */
export const HELP_WANTED = 'help-wanted'

interface HelpWantedProps {
  workshopId: string
  solutions: readonly CockpitRow[]
}

/** The groups that wait for the host, the longest first; nothing while there are none. */
export function HelpWanted({ workshopId, solutions }: HelpWantedProps) {
  const calls = callsIn(solutions)
  const waiting = waitingIn(solutions)
  const ownerOf = useOwners(workshopId)
  const nameOf = ({ id, solution_name }: CockpitRow) => ownerOf(id)?.name ?? solution_name
  return (
    <>
      {/* rendered even when empty: screen readers announce only what changes in an existing region */}
      <p role="status" className="visually-hidden">
        {waiting.length > 0 && words.waiting(waiting.length, waiting.map(nameOf).join(commaMessages.between))}
      </p>
      {calls.length > 0 && (
        <section aria-labelledby={HELP_WANTED} className={classes.wanted} data-hint="help-wanted">
          <h2 id={HELP_WANTED} tabIndex={-1} className={classes.wantedTitle}>
            <HandIcon size={20} />
            {words.helpWanted}
          </h2>
          <ul className={classes.calls}>
            {calls.map((row) => (
              <Call key={row.id} workshopId={workshopId} row={row} help={row.help} group={ownerOf(row.id)?.name} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface CallProps {
  workshopId: string
  row: CockpitRow
  help: Help
  /** Whose it is: the table to go to. */
  group: string | undefined
}

function Call({ workshopId, row, help, group }: CallProps) {
  const id = useId()
  return (
    <li data-waiting={isWaiting(help) || undefined}>
      <p id={id} className={classes.callName}>
        {group ?? row.solution_name}
        {group !== undefined && <span className={classes.who}> {row.solution_name}</span>}
      </p>
      <HelpCall workshopId={workshopId} solutionId={row.id} help={help} describedBy={id} />
    </li>
  )
}
