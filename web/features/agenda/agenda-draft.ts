import { withItemUnderWay } from '#contract/agenda-place.ts'
import type { Agenda, AgendaItem, NewAgendaItem } from '#contract/agenda.ts'
import { AGENDA_ITEMS_MAX, AGENDA_TITLE_MAX, ROOM_MESSAGE_MAX, TIMER_MINUTES_MAX } from '#contract/limits.ts'
import { isTooLong } from '#contract/text-length.ts'

/** An item while it is edited: minutes and message are what stands in their fields. New ones have ids below zero. */
export interface DraftItem extends Omit<AgendaItem, 'minutes' | 'message'> {
  minutes: string
  message: string
}

export interface AgendaDraft {
  items: DraftItem[]
  /** Of the agenda that it began from. */
  version: number
}

/** Where the browser keeps a draft. */
export const agendaPlace = (workshopId: string) => `room/${workshopId}/agenda`

/** An item as it is written down, wherever it comes from. */
export type Said = Omit<NewAgendaItem, 'id'>

export const draftOf = (items: readonly AgendaItem[], version: number): AgendaDraft => ({
  items: items.map(({ id, ...item }) => draftItem(id, item)),
  version,
})

/**
 * The draft with all its items replaced by others. What the saved agenda has too goes on as the same item, with the time it
 * has taken; so a workshop keeps its place.
 */
export function replacedWith(draft: AgendaDraft, said: readonly Said[], { items, at }: Agenda): AgendaDraft {
  const left = new Set(items)
  const take = (isSame: (item: AgendaItem) => boolean) => {
    const found = [...left].find(isSame)
    if (found) left.delete(found)
    return found?.id
  }
  const byTitle = said.map(({ title, step }) => take((item) => item.title === title.trim() && item.step === step))
  const ids = said.map(
    ({ step }, index) => byTitle[index] ?? (step === null ? undefined : take((item) => item.step === step)),
  )
  const replaced = said.map((item, index) => draftItem(ids[index] ?? freshId(draft.items) - index, item))
  return { ...draft, items: withItemUnderWay(replaced, draftOf(items, draft.version).items, at) }
}

export const withOneMore = (draft: AgendaDraft): AgendaDraft => ({
  ...draft,
  items: [...draft.items, draftItem(freshId(draft.items), nothing)],
})

export const withoutItem = (draft: AgendaDraft, id: number): AgendaDraft => ({
  ...draft,
  items: draft.items.filter((item) => item.id !== id),
})

export const withChanged = (draft: AgendaDraft, id: number, change: Partial<DraftItem>): AgendaDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
})

/** The item changes places with the one before it, or after it. */
export function withMoved(draft: AgendaDraft, id: number, by: -1 | 1): AgendaDraft {
  const from = draft.items.findIndex((item) => item.id === id)
  const items = [...draft.items]
  const [moved] = items.splice(from, 1)
  if (moved) items.splice(from + by, 0, moved)
  return { ...draft, items }
}

/** What is sent, or kept as a file. */
export const itemsOf = ({ items }: AgendaDraft): NewAgendaItem[] =>
  items.map(({ id, minutes, message, title, ...item }) => ({
    ...(id > 0 && { id }),
    ...item,
    title: title.trim(),
    minutes: minutes === '' ? null : Number(minutes),
    message: message.trim() || null,
  }))

export const isRightTime = (minutes: string) =>
  minutes === '' || (/^\d+$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= TIMER_MINUTES_MAX)

export const isRight = ({ items }: AgendaDraft) =>
  items.length > 0 &&
  items.length <= AGENDA_ITEMS_MAX &&
  items.every(
    ({ title, minutes, message }) =>
      title.trim() !== '' &&
      !isTooLong(title, AGENDA_TITLE_MAX) &&
      !isTooLong(message, ROOM_MESSAGE_MAX) &&
      isRightTime(minutes),
  )

/** Another version of the application may have kept something else. */
export function isDraft(value: unknown): value is AgendaDraft {
  const { items, version } = (value ?? {}) as Partial<AgendaDraft>
  return typeof version === 'number' && Array.isArray(items) && items.every((item) => typeof item?.title === 'string')
}

const nothing: Said = {
  title: '',
  step: null,
  minutes: null,
  message: null,
  frozen: false,
  silent_rating: false,
  scene: null,
}

/** The id of the item that is added next. */
export const freshId = (items: readonly DraftItem[]) => Math.min(0, ...items.map(({ id }) => id)) - 1

const draftItem = (id: number, item: Said): DraftItem => ({
  ...item,
  id,
  minutes: item.minutes?.toString() ?? '',
  message: item.message ?? '',
})
