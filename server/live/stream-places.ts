import type { QuotaCheck } from '../http/quotas/check-quotas.ts'
import { quotas } from '../http/quotas/quotas.ts'

const { refusal, person: PERSON_MAX, workshop: WORKSHOP_MAX, instance: INSTANCE_MAX } = quotas.streams.atOnce
const PARTICIPANTS_MAX = INSTANCE_MAX - quotas.streams.atOnce.hosts
const RETRY_SECONDS = 30

/** An open stream, by what it counts against. */
export interface StreamHolder {
  workshop: number
  /** From `personKey`. */
  person: string
  addressRange: string
  isHost: boolean
  end: () => void
}

/**
 * The open streams of one instance. Participants cannot use the places reserved for hosts. When no place is left, a
 * participant without a stream gets the newest one of the workshop, person or address range that has most.
 */
export class StreamPlaces {
  readonly #quotas: QuotaCheck
  readonly #held = new Set<StreamHolder>()

  constructor(check: QuotaCheck) {
    this.#quotas = check
  }

  /** Returns the function that releases the place. */
  take(holder: StreamHolder): () => void {
    if (this.#quotas.isOn && !holder.isHost) this.#makeRoomFor(holder)
    else if (this.#held.size >= INSTANCE_MAX) throw this.#full()
    this.#held.add(holder)
    return () => this.#held.delete(holder)
  }

  #makeRoomFor(holder: StreamHolder) {
    const participants = [...this.#held].filter(({ isHost }) => !isHost)
    const ofWorkshop = participants.filter(({ workshop }) => workshop === holder.workshop)
    const own = participants.filter(({ person }) => person === holder.person)
    if (own.length >= PERSON_MAX) throw this.#quotas.refusal('streams', refusal, RETRY_SECONDS)
    const isWorkshopFull = ofWorkshop.length >= WORKSHOP_MAX
    if (!isWorkshopFull && participants.length < PARTICIPANTS_MAX && this.#held.size < INSTANCE_MAX) return
    const victim = own.length === 0 && findVictim(isWorkshopFull ? ofWorkshop : participants, holder)
    if (!victim) throw this.#full()
    this.#held.delete(victim)
    victim.end()
  }

  #full() {
    return this.#quotas.refusal('streams', 'ROOM_FULL', RETRY_SECONDS)
  }
}

function findVictim(participants: StreamHolder[], newcomer: StreamHolder): StreamHolder | undefined {
  const largest = findLargest(participants, ({ workshop }) => workshop)
  const ofWorkshop = participants.filter(({ workshop }) => workshop === newcomer.workshop)
  // moving a place between two of almost equal size would only swap them
  if (largest.length > ofWorkshop.length + 1) return findLargest(largest, ({ person }) => person).at(-1)
  const ofPerson = findLargest(ofWorkshop, ({ person }) => person)
  if (ofPerson.length > 1) return ofPerson.at(-1)
  const ofRange = findLargest(ofWorkshop, ({ addressRange }) => addressRange)
  const neighbours = ofWorkshop.filter(({ addressRange }) => addressRange === newcomer.addressRange)
  return ofRange.length > neighbours.length + 1 ? ofRange.at(-1) : undefined
}

function findLargest(holders: StreamHolder[], keyOf: (holder: StreamHolder) => unknown): StreamHolder[] {
  const groups = [...Map.groupBy(holders, keyOf).values()]
  return groups.reduce((most, group) => (group.length >= most.length ? group : most), [])
}
