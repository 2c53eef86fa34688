import { commonMessages } from '#contract/messages/common.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { wordDiff, type Piece } from '../../../lib/text/word-diff.ts'
import type { Entry, Lists } from '../model/draft-lists.ts'
import { fieldText, labelOf } from '../model/list-columns.ts'
import classes from './catalogues.module.css'

interface Side {
  entry: Entry | undefined
  lists: Lists
}

/** One field before and after, with what the two do not share marked. */
export function FieldChange({ field, before, after }: { field: string; before: Side; after: Side }) {
  const was = fieldText(before.entry, field, before.lists)
  const is = fieldText(after.entry, field, after.lists)
  const pieces = wordDiff(was, is)
  return (
    <dl className={classes.sides}>
      <dt>{cataloguesMessages.fieldBefore(labelOf(field))}</dt>
      <dd>{was === '' ? commonMessages.emptyText : <Marked pieces={pieces.before} as="del" />}</dd>
      <dt>{cataloguesMessages.fieldNow(labelOf(field))}</dt>
      <dd>{is === '' ? commonMessages.emptyText : <Marked pieces={pieces.after} as="ins" />}</dd>
    </dl>
  )
}

function Marked({ pieces, as: Mark }: { pieces: readonly Piece[]; as: 'del' | 'ins' }) {
  // pieces have nothing but their index to be told apart by
  return pieces.map(({ text, isShared }, place) => (isShared ? text : <Mark key={place}>{text}</Mark>))
}
