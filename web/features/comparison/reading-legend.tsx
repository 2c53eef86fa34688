import { readingsMessages } from '#contract/messages/comparison.ts'
import classes from './comparison.module.css'

/** What the words under the numbers mean, and what each asks for. Folded: whoever knows them needs the room. */
export function ReadingLegend() {
  return (
    <details className={classes.readings}>
      <summary>{readingsMessages.whatTheyMean}</summary>
      <ul>
        {Object.values(readingsMessages.reading).map(({ name, means, ask }) => (
          <li key={name}>
            <strong>{name}</strong>: {means} {ask}.
          </li>
        ))}
      </ul>
    </details>
  )
}
