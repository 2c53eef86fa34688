import classes from './count-list.module.css'

/** Things and how many there are of them; only the things where nobody has counted, or not yet: their place is kept. */
export function CountList({ counts }: { counts: readonly (readonly [thing: string, count: number | undefined])[] }) {
  return (
    <ul className={classes.list}>
      {counts.map(([thing, count]) => (
        <li key={thing}>
          {thing} <span className={classes.count}>{count ?? '\u00A0'}</span>
        </li>
      ))}
    </ul>
  )
}
