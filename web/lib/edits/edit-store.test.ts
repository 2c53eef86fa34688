import fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { EditStore } from './edit-store.ts'
import type { Sending } from './sending.ts'
import { isText } from './offered-drafts.ts'
import { savesUnderWay } from './saves-under-way.ts'
import { visitsOnScreen } from './visits-on-screen.ts'

const NAME = 'story'
const place = { place: 'solution/7/stories', fits: isText }

beforeEach(() => localStorage.clear())

/** A request on its way, and what becomes of it. */
interface Request {
  value: string
  previous: string
  answer: (error?: ApiError) => void
}

/** One text on a server that several people write, and one person's screen in front of it. */
class World {
  stored: string | undefined = ''
  /** Every text the server ever held. */
  history = new Set<string>([''])
  /** Every text this person has seen, or has sent. */
  known = new Set<string>([''])
  /** What this person typed and has not knowingly given up. */
  words = new Set<string>()
  /** What was replaced without having been seen. */
  overwritten: string[] = []
  requests: Request[] = []
  shown = ''
  store = new EditStore<string>(place)
  stop = this.store.attend()
  #count = 0

  constructor() {
    this.refetch()
  }

  sending: Sending<string> = {
    transmit: (batch) =>
      new Promise((resolve, reject) => {
        const edit = batch.get(NAME)
        if (!edit) return resolve()
        this.known.add(edit.value)
        const answer = (error?: ApiError) => (error ? reject(error) : resolve())
        this.requests.push({ value: edit.value, previous: edit.startedFrom, answer })
      }),
    conflictsIn: (error) =>
      new Map(error.conflicts.map(({ text }) => [NAME, { theirs: String(text), by: 'them', at: null }])),
  }

  get edit() {
    return this.store.read().edits.get(NAME)
  }

  newWord = () => `w${(this.#count += 1)}.`

  type() {
    if (this.stored === undefined && !this.edit) return
    const word = this.newWord()
    this.words.add(word)
    // a field that is being edited shows what is typed, not what is stored
    if (!this.edit) this.known.add(this.shown)
    const start = { startedFrom: this.shown, label: 'Story' }
    this.store.type(NAME, (this.edit?.value ?? this.shown) + word, start)
  }

  save() {
    if (this.edit && !this.edit.sent && !this.edit.conflict) void this.store.send([NAME], this.sending)
  }

  /** As the real server does: what is not what the editor started from is not overwritten. */
  commit({ value, previous }: Request): ApiError | undefined {
    if (this.stored === undefined) return new ApiError({ status: 404 })
    if (this.stored === value) return undefined
    if (this.stored !== previous) return new ApiError({ status: 409, conflicts: [{ text: this.stored }] })
    if (!this.known.has(previous)) this.overwritten.push(previous)
    this.put(value)
    return undefined
  }

  put(value: string | undefined) {
    this.stored = value
    if (value !== undefined) this.history.add(value)
  }

  deliver(how: 'answered' | 'lost before' | 'lost after') {
    const request = this.requests.shift()
    if (!request) return
    const noAnswer = new ApiError({ status: 0 })
    if (how === 'lost before') return request.answer(noAnswer)
    const refusal = this.commit(request)
    if (refusal?.conflicts[0]) this.known.add(String(refusal.conflicts[0].text))
    request.answer(how === 'lost after' ? noAnswer : refusal)
  }

  refetch() {
    if (this.stored !== undefined) this.shown = this.stored
    this.store.compare(new Map(this.stored === undefined ? [] : [[NAME, this.stored]]))
  }

  decide(way: 'mine' | 'theirs' | 'both') {
    const { conflict, value } = this.edit ?? {}
    if (!conflict || value === undefined) return
    const { theirs } = conflict
    if (way === 'theirs') this.giveUp(value)
    this.store.decide(NAME, { mine: value, theirs, both: `${theirs}${value}` }[way], theirs)
  }

  giveUp(text: string) {
    for (const word of this.words) if (text.includes(word)) this.words.delete(word)
  }

  discard() {
    if (this.edit) this.giveUp(this.edit.value)
    this.store.discard()
  }

  discardOffered() {
    for (const { value } of this.store.read().offered) this.giveUp(value)
    this.store.discardOffered()
  }

  reload() {
    window.dispatchEvent(new Event('pagehide'))
    this.stop()
    // requests that were on their way arrive or do not; nobody is there to hear the answer
    for (const request of this.requests.splice(0)) if (request.value.length % 2) this.commit(request)
    savesUnderWay.set([])
    this.store = new EditStore<string>(place)
    this.stop = this.store.attend()
    this.refetch()
  }

  /** Where every word must be found: stored at some time, on the screen, or on offer. */
  places() {
    const { edits, offered } = this.store.read()
    return [...this.history, ...[...edits.values(), ...offered].map(({ value }) => value)]
  }
}

const steps = [
  'type', 'type', 'save', 'answered', 'lost before', 'lost after', 'refetch', 'they write', 'they delete', 'undone',
  'mine', 'theirs', 'both', 'postpone', 'discard', 'reload', 'restore', 'discard offered',
] as const // oxfmt-ignore

function take(world: World, step: (typeof steps)[number]) {
  switch (step) {
    case 'type':
    case 'save':
    case 'refetch':
    case 'discard':
    case 'reload':
      return world[step]()
    case 'answered':
    case 'lost before':
    case 'lost after':
      return world.deliver(step)
    case 'mine':
    case 'theirs':
    case 'both':
      return world.decide(step)
    case 'they write':
      return world.stored === undefined ? undefined : world.put(world.stored + world.newWord())
    case 'they delete':
      return world.put(undefined)
    case 'undone':
      return world.stored === undefined ? world.put(world.shown) : undefined
    case 'postpone':
      return world.store.postpone()
    case 'restore':
      return world.store.restore()
    case 'discard offered':
      return world.discardOffered()
  }
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('ninefold-draft/'))

test('in any order of typing, saving, answers, changes of others, deletions and reloads no word is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 60, size: 'max' }), async (order) => {
      localStorage.clear()
      const world = new World()
      for (const step of order) {
        take(world, step)
        // the answer reaches the store
        await Promise.resolve().then(() => undefined)
        await Promise.resolve().then(() => undefined)
        expect(world.overwritten).toEqual([])
        const places = world.places()
        for (const word of world.words)
          expect(
            places.some((text) => text.includes(word)),
            word,
          ).toBe(true)
      }
      world.stop()
    }),
    { numRuns: 500 },
  )
})

test('words typed back to the earlier text while a save is under way stay unsaved', async () => {
  const world = new World()
  world.put('before')
  world.refetch()
  const before = { startedFrom: 'before', label: 'Story' }
  world.store.type(NAME, 'after', before)
  const isSaved = world.store.send([NAME], world.sending)
  world.store.type(NAME, 'before', before)
  world.deliver('answered')
  expect(await isSaved).toBe(true)
  expect(world.edit).toMatchObject({ value: 'before', startedFrom: 'after' })
})

const start = { startedFrom: '', label: 'Story' }

/** A save that is under way until the test answers it. */
function unansweredSave() {
  const signals: AbortSignal[] = []
  let fail: (error: ApiError) => void = () => undefined
  let succeed: () => void = () => undefined
  const sending: Sending<string> = {
    isOneRequest: true,
    transmit: (_, givenUp) => {
      signals.push(givenUp)
      return new Promise((resolve, reject) => {
        fail = reject
        succeed = resolve
      })
    },
    conflictsIn: () => new Map(),
  }
  return { sending, signals, fail: () => fail(new ApiError({ status: 0 })), succeed: () => succeed() }
}

/** A screen that is left while its save is under way, and the same screen entered again. */
function leaveWhileSaving() {
  const save = unansweredSave()
  const left = new EditStore<string>(place)
  const stopLeft = left.attend()
  left.type(NAME, 'Mine', start)
  const isSaved = left.send([NAME], save.sending)
  stopLeft()
  const store = new EditStore<string>(place)
  const stop = store.attend()
  const offered = () => store.read().offered.map(({ value }) => value)
  return { save, isSaved, stop, offered }
}

test('what an earlier visit is still saving is offered only once its save has failed', async () => {
  const { save, isSaved, stop, offered } = leaveWhileSaving()
  expect(offered()).toEqual([])
  save.fail()
  expect(await isSaved).toBe(false)
  expect(offered()).toEqual(['Mine'])
  stop()
})

test('what an earlier visit is still saving is never offered where its save succeeds', async () => {
  const { save, isSaved, stop, offered } = leaveWhileSaving()
  save.succeed()
  expect(await isSaved).toBe(true)
  expect([offered(), draftKeys()]).toEqual([[], []])
  stop()
})

test('a save whose last wanted edit is discarded is given up, also where the others were discarded before', () => {
  const { sending, signals } = unansweredSave()
  const store = new EditStore<string>(place)
  store.type('1', 'One', start)
  store.type('2', 'Two', start)
  void store.send(['1', '2'], sending)
  store.discard(['1'])
  expect(signals[0]?.aborted).toBe(false)
  store.discard()
  expect(signals[0]?.aborted).toBe(true)
})

test('the answer to a save that was discarded leaves alone what is typed and saved since', async () => {
  const world = new World()
  world.type()
  world.save()
  world.discard()
  world.type()
  const again = world.edit?.value
  world.save()
  world.deliver('answered')
  await expect.poll(() => world.stored).toBe('w1.')
  expect(world.edit).toMatchObject({ value: again, sent: { typed: again } })
  world.deliver('answered')
  await expect.poll(() => world.edit).toMatchObject({ value: again, conflict: { theirs: 'w1.' } })
  world.stop()
})

test('a conflict in what was discarded does not ask about what is typed in its place', async () => {
  let refuse: (error: ApiError) => void = () => undefined
  const sending: Sending<string> = {
    isOneRequest: true,
    transmit: () => new Promise((_, reject) => (refuse = reject)),
    conflictsIn: () => new Map(['1', '2'].map((name) => [name, { theirs: 'Theirs', by: null, at: null }])),
  }
  const store = new EditStore<string>(place)
  store.type('1', 'One', start)
  store.type('2', 'Two', start)
  const isSaved = store.send(['1', '2'], sending)
  store.discard(['1'])
  store.type('1', 'Anew', start)
  refuse(new ApiError({ status: 409 }))
  expect(await isSaved).toBe(false)
  const { edits } = store.read()
  expect([edits.get('1')?.conflict, edits.get('2')?.conflict?.theirs]).toEqual([undefined, 'Theirs'])
})

/** What an earlier visit left. */
function leave(value: string, name = NAME) {
  const left = new EditStore<string>(place)
  const stop = left.attend()
  left.type(name, value, start)
  stop()
}

const offeredNow = () => new EditStore<string>(place).read().offered.map(({ value }) => value)

test('what is restored while the browser stores nothing is still offered on the next visit', () => {
  leave('Mine')
  const store = new EditStore<string>(place)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  store.restore()
  expect(store.read().edits.get(NAME)?.value).toBe('Mine')
  expect(offeredNow()).toEqual(['Mine'])
})

test('a merge that is being written is offered after a reload as my words, over what they started from', async () => {
  const world = new World()
  world.type()
  const mine = world.edit?.value
  world.save()
  world.put('Theirs')
  world.deliver('answered')
  await expect.poll(() => world.edit?.conflict?.theirs).toBe('Theirs')
  world.store.merge(NAME, 'Theirs and mine')
  expect(world.edit?.value).toBe(mine)
  world.reload()
  expect(world.store.read().offered).toMatchObject([{ value: 'Theirs and mine', startedFrom: '' }])
  world.stop()
})

test('what another tab discards while it is on this screen is stored again, and not offered there again', () => {
  const here = new EditStore<string>(place)
  const stopHere = here.attend()
  here.type(NAME, 'Mine', start)
  window.dispatchEvent(new Event('blur'))
  const there = new EditStore<string>(place)
  const key = draftKeys()[0] ?? ''
  there.discardOffered()
  expect(draftKeys()).toEqual([])
  const stopThere = there.attend()
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  expect(draftKeys()).toEqual([key])
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }))
  expect(there.read().offered).toEqual([])
  expect(offeredNow()).toEqual(['Mine'])
  stopHere()
  stopThere()
})

test('where the browser refuses to tell of its tabs, what was typed is offered as ever', async () => {
  leave('Before')
  const refuse = () => Promise.reject(new DOMException('', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { value: { query: refuse, request: refuse }, configurable: true })
  visitsOnScreen.set(undefined)
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks')
    visitsOnScreen.set(new Set())
  })
  const store = new EditStore<string>(place)
  expect(store.read().offered).toEqual([])
  const stop = store.attend()
  await expect.poll(() => store.read().offered.map(({ value }) => value)).toEqual(['Before'])
  stop()
})

test('restored words take the field, and the words that were in it are offered in their turn', () => {
  leave('Before')
  const store = new EditStore<string>(place)
  const stop = store.attend()
  store.type(NAME, 'Since', start)
  store.restore()
  expect(store.read().edits.get(NAME)?.value).toBe('Before')
  expect(store.read().offered.map(({ value }) => value)).toEqual(['Since'])
  stop()
  expect(offeredNow().toSorted()).toEqual(['Before', 'Since'])
})

test('what was typed on after a save is not overtaken by one’s own words, but by what others store, also while it was away', async () => {
  const world = new World()
  onTestFinished(() => world.stop())
  const isOvertaken = () => world.edit?.isOvertaken ?? false
  world.store.type(NAME, 'mine', { startedFrom: '', label: NAME })
  const saving = world.store.send([NAME], world.sending)
  world.store.type(NAME, 'mine, longer', { startedFrom: '', label: NAME })
  world.requests[0]!.answer()
  await saving
  expect(isOvertaken()).toBe(false)
  world.store.compare(new Map([[NAME, 'mine']]))
  expect(isOvertaken()).toBe(false)
  world.store.compare(new Map([[NAME, 'theirs']]))
  expect(isOvertaken()).toBe(true)

  world.stop()
  const next = new EditStore<string>(place)
  next.compare(new Map([[NAME, 'theirs']]))
  next.restore()
  expect(next.read().edits.get(NAME)).toMatchObject({ value: 'mine, longer', isOvertaken: true })
})
