import { useQuery } from '@tanstack/react-query'
import type { Chain } from '#contract/chain.ts'
import { peopleQuery } from './report.queries.ts'
import classes from './report.module.css'

/** Who made it, by e-mail. It stands in the document, and is asked for, only where somebody chose so. */
export function ParticipantsPart({ chain }: { chain: Chain }) {
  const { data: people = [] } = useQuery(peopleQuery(chain.id))
  // whoever created it may have done nothing else, and a server may keep no history
  const emails = new Set([chain.user_email, ...people.map(({ email }) => email)].filter(Boolean))
  return (
    <ul className={classes.people}>
      {[...emails].toSorted().map((email) => (
        <li key={email}>{email}</li>
      ))}
    </ul>
  )
}
