import { optionName } from '#contract/visible-ids.ts'
import classes from '../styles/report.module.css'

/** M27, S12, O31 or R88 as a link to its place in the document. */
export function ItemLink({ name, to = name }: { name: string; to?: string }) {
  return (
    <a className={classes.id} href={`#${to}`}>
      {name}
    </a>
  )
}

/** An option has two places in the document: under its story, and with its ratings. */
export const analysisAnchor = (optionId: number) => `${optionName(optionId)}-analysis`

/** Several of them in a line. */
export function ItemLinks({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <span key={name}>
      {place > 0 && ' '}
      <ItemLink name={name} />
    </span>
  ))
}
