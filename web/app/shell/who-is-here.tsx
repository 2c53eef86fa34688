import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Person } from '#contract/live.ts'
import { shellMessages } from '#contract/messages/shell.ts'
import { solutionsQuery } from '../../features/solutions/solutions.queries.ts'
import { useOthers } from '../../lib/live/people.ts'
import { readEmail } from '../../lib/session/stored-session.ts'
import { useSessionId } from '../../lib/session/use-session.ts'
import { meQuery } from '../../features/session/session.queries.ts'
import { calledOf, Initials, nameOf } from '../../domain/workshop/initials.tsx'
import { steps } from '../../domain/steps/steps.ts'
import classes from './who-is-here.module.css'

/** How many are listed until "all" is pressed: more would push the log-out off a small screen. */
const FIRST = 9

/** Everybody in the workshop at this moment, and where they are in it. */
export function WhoIsHere() {
  const others = useOthers()
  const [showsAll, setShowsAll] = useState(false)
  const placeOf = usePlaceNames()
  const { data: own } = useQuery(meQuery())
  const me = own?.name ?? own?.known_as ?? readEmail()
  const shown = showsAll ? others : others.slice(0, FIRST - 1)
  const count = others.length + 1

  return (
    <section className={classes.here} aria-labelledby="who-is-here">
      <h3 id="who-is-here" className={classes.title}>
        {shellMessages.hereNow(count)}
      </h3>
      <ul className={classes.list}>
        <li>
          <Initials email={me} isMe />
          <span className={classes.name}>{shellMessages.isYou(nameOf(me))}</span>
        </li>
        {shown.map((person) => (
          <li key={person.tab}>
            <Initials email={calledOf(person)} />
            <span className={classes.name} title={person.email ?? undefined}>
              {calledOf(person)}
              <span className={classes.place}>{placeOf(person)}</span>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < others.length && (
        <button type="button" className={classes.all} onClick={() => setShowsAll(true)}>
          {shellMessages.showAll(count)}
        </button>
      )}
    </section>
  )
}

function usePlaceNames() {
  const { data: solutions } = useQuery(solutionsQuery(useSessionId()))
  return ({ solution_id, step }: Person) => {
    const solution = solutions?.find(({ id }) => id === solution_id)?.solution_name
    if (!solution) return shellMessages.solutions
    return step === null ? solution : `${solution}, ${steps[step - 1]}`
  }
}
