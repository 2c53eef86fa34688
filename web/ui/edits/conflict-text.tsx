import { commonMessages } from '#contract/messages/common.ts'
import { wordDiff } from '../../lib/text/word-diff.ts'
import { BadgeList } from '../marks/badges.tsx'
import type { ConflictItem } from './conflict-item.ts'

/** One side, to be read; in a text what differs from the other side is marked. */
export function ConflictText({ item, side }: { item: ConflictItem; side: 'mine' | 'theirs' }) {
  const { mine, theirs, options } = item
  const value = item[side]
  const nameOf = (id: string) => options?.find((option) => option.value === id)?.label ?? id
  if (typeof value !== 'string') {
    return <BadgeList items={value.map(nameOf)} empty={commonMessages.emptyText} />
  }
  if (options) return nameOf(value)
  if (value === '') return commonMessages.emptyText

  const { before, after } = wordDiff(String(mine), String(theirs))
  const pieces = side === 'mine' ? before : after
  // a piece has no other name than its place
  return pieces.map(({ text, isShared }, place) => (isShared ? text : <mark key={place}>{text}</mark>))
}
