import type { CockpitDeed } from '#contract/cockpit.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { cockpitMessages } from '#contract/messages/cockpit.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { serverNow } from '../../lib/http/server-clock.ts'
import classes from './cockpit.module.css'

/** What people did last, newest first. */
export function AsItHappens({ deeds }: { deeds: readonly CockpitDeed[] }) {
  if (deeds.length === 0) return null
  return (
    <section aria-labelledby="as-it-happens">
      <h2 id="as-it-happens" className={classes.sideTitle}>
        {cockpitMessages.asItHappens}
      </h2>
      <ul className={classes.deeds}>
        {deeds.map(({ deed, solution_name }) => (
          <li key={deed.id}>
            <strong>{historyMessages.doer(deed)}</strong> {historyMessages.sentenceInWords(deed)}
            <span className={classes.deedPlace}>
              {[solution_name, timeAgo(deed.at, serverNow())].filter((part) => part !== null).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
