import { useQuery } from '@tanstack/react-query'
import type { Chain } from '#contract/chain.ts'
import { peopleQuery } from '../data/report.queries.ts'
import classes from '../styles/report.module.css'

/** The e-mails of those who worked on the solution. Read and shown only when somebody chose to include them. */
export function ParticipantsPart({ chain }: { chain: Chain }) {
  const { data: people = [] } = useQuery(peopleQuery(chain.id))
  // the creator may have done nothing that the history records, and a server may keep no history
  const emails = new Set([chain.user_email, ...people.map(({ email }) => email)].filter(Boolean))
  return (
    <ul className={classes.people}>
      {[...emails].toSorted().map((email) => (
        <li key={email}>{email}</li>
      ))}
    </ul>
  )
}
