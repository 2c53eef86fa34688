import { chooseGroup, listGroups } from '#contract/groups.ts'
import { PRESENCE_REPEAT_MS } from '#contract/limits.ts'
import { tellPresence } from '#contract/live.ts'
import { readRoom, type Room } from '#contract/room.ts'
import { giveOwnName, nameMe, validateSession } from '#contract/session.ts'
import { act, outcomeOf, type Outcome } from './act.ts'
import type { GroupPosition } from './rehearsal.sql.ts'
import type { Part, ScriptedGroup } from './script.ts'
import { isRatedAlone, SecondRounds, type Rater } from './second-rounds.ts'
import { Visitor, type Ask } from './visitor.ts'

/** What people go by: the announced step, and whether they rate alone. */
export type Told = Pick<Room, 'step' | 'silent_rating'>

/** One group of a rehearsal: its people, who of them is here, and how far they are. */
export class Troupe {
  readonly position: GroupPosition
  readonly #group: ScriptedGroup
  /** What the keys of its deeds begin with: nobody in the workshop can guess them. */
  readonly #name: string
  readonly #visitors: Visitor[]
  readonly #here = new Set<Visitor>()
  /** Where each was last said to be, and when. */
  readonly #places = new Map<Visitor, { place: string; at: number }>()
  readonly #secondRounds = new SecondRounds()
  /** Minutes of the script since the last deed. */
  #waited = 0

  constructor(group: ScriptedGroup, name: string, position: GroupPosition | undefined, ask: Ask) {
    this.#group = group
    this.#name = name
    this.#visitors = group.people.map((person) => new Visitor(person, ask))
    this.position = position ?? { done: 0, made: {} }
  }

  /** Brings those back who were here before the server was started again. */
  async return(sessionId: string) {
    for (const visitor of this.#expected()) if (!this.#here.has(visitor)) await this.#arrive(visitor, sessionId)
  }

  /** What the host tells the room, as one of the group reads it; undefined while none of them is in. */
  async hear(): Promise<Told | undefined> {
    for (const visitor of this.#here) {
      const room = await visitor.call(readRoom)
      if (room.refused === undefined) return room.body
    }
    return undefined
  }

  /** Goes on for so many minutes of the script, and answers whether anything was done. */
  async work(minutes: number, told: Told, sessionId: string): Promise<boolean> {
    // while they rate once more they do nothing else
    if (told.silent_rating && (await this.#secondRounds.work(minutes, this.#raters(), this.position.made))) return true
    const before = this.position.done
    this.#waited += minutes
    for (let part = this.#next(told); part; part = this.#next(told)) {
      const takes = this.#isLeftOut(part, told) ? 0 : part.minutes
      if (this.#waited < takes) break
      if (takes > 0 && (await this.#do(part, sessionId)) === 'wait') {
        this.#waited = takes
        break
      }
      this.#waited -= takes
      this.position.done += 1
    }
    if (!this.#next(told)) this.#waited = 0
    return this.position.done > before
  }

  /** Says where everybody is, as their browsers would. */
  async stay(told: Told, now: number) {
    const { solution } = this.position.made
    const step = solution === undefined ? null : (this.#next(told)?.step ?? told.step)
    const place = { solution_id: solution ?? null, step: step || null }
    for (const visitor of this.#here) {
      const last = this.#places.get(visitor)
      const written = JSON.stringify(place)
      if (last?.place === written && now - last.at < PRESENCE_REPEAT_MS) continue
      this.#places.set(visitor, { place: written, at: now })
      const { tab } = visitor
      const said = await visitor.call(tellPresence, { body: { tab, ...place } })
      // the solution was deleted
      if (said.refused === 'NOT_FOUND') await visitor.call(tellPresence, { body: { tab } })
    }
  }

  async leave() {
    for (const visitor of this.#here) await visitor.call(tellPresence, { body: { tab: visitor.tab, leaving: true } })
    this.#here.clear()
    this.#places.clear()
  }

  /** The part that comes next, where it is its turn. */
  #next({ step }: Told): Part | undefined {
    const part = this.#group.parts[this.position.done]
    return part && part.step <= (step ?? 0) ? part : undefined
  }

  /** Those who are here and have rated alone. */
  #raters(): Rater[] {
    return this.#group.parts
      .slice(0, this.position.done)
      .filter(isRatedAlone)
      .map(({ who, minutes, deed }) => ({ visitor: this.#visitors[who] as Visitor, minutes, deed }))
      .filter(({ visitor }) => this.#here.has(visitor))
  }

  #isLeftOut({ deed, who }: Part, { silent_rating }: Told): boolean {
    return deed.kind === 'rate alone' && (!silent_rating || !this.#here.has(this.#visitors[who] as Visitor))
  }

  async #do({ deed, who }: Part, sessionId: string): Promise<Outcome> {
    const visitor = this.#visitors[who] as Visitor
    switch (deed.kind) {
      case 'lose the connection':
        // says nothing any more; the server notices by itself
        this.#here.delete(visitor)
        this.#places.delete(visitor)
        return 'done'
      case 'come back':
        return this.#arrive(visitor, sessionId)
      case 'join':
        return this.#join(visitor, sessionId)
      default: {
        const key = `rehearsal-${this.#name}-${this.position.done}`
        for (const each of deed.kind === 'rate alone' ? [visitor] : this.#inTurn(visitor)) {
          const outcome = await act(deed, each, { sessionId, key, made: this.position.made })
          if (outcome !== 'not mine') return outcome
        }
        // nobody is there who could: the host has let them go or put them elsewhere
        return deed.kind === 'rate alone' ? 'done' : 'wait'
      }
    }
  }

  /** Those who are here, beginning with whom the script names. */
  #inTurn(first: Visitor): Visitor[] {
    return [first, ...this.#visitors].filter((each, index, all) => this.#here.has(each) && all.indexOf(each) === index)
  }

  async #arrive(visitor: Visitor, sessionId: string): Promise<Outcome> {
    const validated = await visitor.call(validateSession, { query: { id: sessionId } })
    if (validated.refused !== undefined) return outcomeOf(validated)
    if (!validated.body.valid) return 'wait'
    const named = await visitor.call(nameMe, { body: { email: visitor.email } })
    if (named.refused === undefined) this.#here.add(visitor)
    return named.refused === 'LET_GO' ? 'done' : outcomeOf(named)
  }

  async #join(visitor: Visitor, sessionId: string): Promise<Outcome> {
    const arrived = await this.#arrive(visitor, sessionId)
    if (!this.#here.has(visitor)) return arrived
    await visitor.call(giveOwnName, { body: { name: visitor.name } })
    const groups = await visitor.call(listGroups)
    if (groups.refused !== undefined) return outcomeOf(groups)
    const group = groups.body.groups.find(({ name }) => this.#group.names.includes(name))
    if (!group || groups.body.own !== null) return 'done'
    return outcomeOf(await visitor.call(chooseGroup, { body: { group_id: group.id } }))
  }

  /** Who has come and not gone, by the parts that are done. */
  #expected(): Visitor[] {
    const there = new Set<number>()
    for (const { deed, who } of this.#group.parts.slice(0, this.position.done)) {
      if (deed.kind === 'join' || deed.kind === 'come back') there.add(who)
      if (deed.kind === 'lose the connection') there.delete(who)
    }
    return this.#visitors.filter((_, who) => there.has(who))
  }
}
