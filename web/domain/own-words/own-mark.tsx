import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { Badge } from '../../ui/marks/badges.tsx'
import classes from './own-words.module.css'

interface Marked {
  /** Set on what the workshop has added itself. */
  own?: true | undefined
}

/** On every metric and stakeholder that the workshop has added itself. */
export function OwnMark({ own }: Marked) {
  return own ? <Badge>{ownWordsMessages.mark}</Badge> : null
}

/** The same in a picture, which has no room for words. `OwnSignKey` below it says what it means. */
export function OwnSign({ own }: Marked) {
  if (!own) return null
  return (
    <>
      <span aria-hidden="true" className={classes.sign} title={ownWordsMessages.mark}>
        {ownWordsMessages.sign}
      </span>
      <span className="visually-hidden">{ownWordsMessages.mark} </span>
    </>
  )
}

export function OwnSignKey({ of }: { of: Iterable<Marked> }) {
  if (![...of].some(({ own }) => own)) return null
  return (
    <p aria-hidden="true" className={classes.key}>
      <span className={classes.sign}>{ownWordsMessages.sign}</span> {ownWordsMessages.mark}
    </p>
  )
}

/** Names in a line, those of the workshop's own with their mark. */
export function MarkedNames({ people }: { people: readonly (Marked & { id: number; stakeholder: string })[] }) {
  return people.map(({ id, stakeholder, own }, place) => (
    <span key={id}>
      {place > 0 && ', '}
      {stakeholder}
      {own && ' '}
      <OwnMark own={own} />
    </span>
  ))
}
