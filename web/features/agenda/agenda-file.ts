import type { NewAgendaItem } from '#contract/agenda.ts'
import { AGENDA_ITEMS_MAX, STEP_COUNT } from '#contract/limits.ts'
import { scenesMessages } from '#contract/messages/room-screen.ts'

const FORMAT = 'ninefold-agenda'

type Said = Omit<NewAgendaItem, 'id'>

export const fileOf = (items: readonly NewAgendaItem[]): string =>
  JSON.stringify({ format: FORMAT, version: 1, items: items.map(({ id: _id, ...item }) => item) }, null, 2)

/** The items of such a file; undefined where it is none. Times and texts that are too long show in their fields. */
export function readFile(text: string): Said[] | undefined {
  try {
    const { format, items } = JSON.parse(text) as { format?: unknown; items?: unknown }
    if (format !== FORMAT || !Array.isArray(items) || items.length === 0 || items.length > AGENDA_ITEMS_MAX) return
    const read = items.map((item) => readItem(item as Record<string, unknown>))
    return read.every((item) => item !== undefined) ? read : undefined
  } catch {
    return undefined
  }
}

function readItem({ title, step, minutes, message, frozen, silent_rating, scene }: Record<string, unknown>) {
  if (typeof title !== 'string') return undefined
  return {
    title,
    step: isStep(step) ? step : null,
    minutes: typeof minutes === 'number' ? minutes : null,
    message: typeof message === 'string' ? message : null,
    frozen: frozen === true,
    silent_rating: silent_rating === true,
    scene: isScene(scene) ? scene : null,
  }
}

const isStep = (step: unknown): step is number =>
  typeof step === 'number' && Number.isInteger(step) && step >= 1 && step <= STEP_COUNT

const isScene = (scene: unknown): scene is keyof typeof scenesMessages.kinds =>
  typeof scene === 'string' && Object.hasOwn(scenesMessages.kinds, scene)
