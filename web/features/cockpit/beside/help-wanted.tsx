import { useId } from 'react'
import type { CockpitRow } from '#contract/cockpit.ts'
import type { Help } from '#contract/asides.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { isWaiting } from '../../../domain/workshop/help.ts'
import { HandIcon } from '../../../ui/marks/icons.tsx'
import { HelpCall } from './help-call.tsx'
import { callsIn, waitingIn } from './help-calls.ts'
import classes from './beside.module.css'

interface HelpWantedProps {
  workshopId: string
  solutions: readonly CockpitRow[]
}

/** The groups that wait for the host, the longest first; nothing while there are none. */
export function HelpWanted({ workshopId, solutions }: HelpWantedProps) {
  const calls = callsIn(solutions)
  const waiting = waitingIn(solutions)
  return (
    <>
      {/* rendered even when empty: screen readers announce only what changes in an existing region */}
      <p role="status" className="visually-hidden">
        {waiting.length > 0 &&
          words.waiting(waiting.length, waiting.map(({ solution_name }) => solution_name).join(', '))}
      </p>
      {calls.length > 0 && (
        <section aria-labelledby="help-wanted" className={classes.wanted} data-hint="help-wanted">
          <h2 id="help-wanted" className={classes.wantedTitle}>
            <HandIcon size={20} />
            {words.helpWanted}
          </h2>
          <ul className={classes.calls}>
            {calls.map((row) => (
              <Call key={row.id} workshopId={workshopId} row={row} help={row.help} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Call({ workshopId, row, help }: { workshopId: string; row: CockpitRow; help: Help }) {
  const id = useId()
  return (
    <li data-waiting={isWaiting(help) || undefined}>
      <p id={id} className={classes.callName}>
        {row.solution_name}
      </p>
      <HelpCall workshopId={workshopId} solutionId={row.id} help={help} describedBy={id} />
    </li>
  )
}
