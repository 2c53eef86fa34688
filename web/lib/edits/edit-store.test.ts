import fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { deleteAllDraftsOf } from './draft-keeper.ts'
import { EditStore, openEdits } from './edit-store.ts'
import type { Sending } from './sending.ts'
import { readWriter, storeDraft } from './stored-drafts.ts'
import { isText } from './stored-edits.ts'

const NAME = 'story'
const place = { place: 'solution/7/stories', fits: isText }

beforeEach(() => localStorage.clear())

/** A request on its way, and what becomes of it. */
interface Request {
  value: string
  previous: string
  answer: (error?: ApiError) => void
}

/** One text on a server that several people write, and the tabs of one person in front of it. */
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
  tabs: [Tab, ...Tab[]]
  #count = 0
  #storage = new Map<string, string>()

  constructor(tabs = 1) {
    this.tabs = [new Tab(this), ...Array.from({ length: tabs - 1 }, () => new Tab(this))]
  }

  newWord = () => `w${(this.#count += 1)}.`

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

  /** Storage events for all that was stored since. Every tab gets them, also the one that stored it. */
  deliverEvents() {
    const now = new Map(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)!]))
    const before = this.#storage
    this.#storage = now
    for (const key of new Set([...before.keys(), ...now.keys()])) {
      const newValue = now.get(key) ?? null
      if ((before.get(key) ?? null) !== newValue) window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    }
  }

  giveUp(text: string) {
    for (const word of this.words) if (text.includes(word)) this.words.delete(word)
  }

  stop = () => this.tabs.forEach(({ store }) => store.close())

  /** Where every word must be found: stored at some time, or on the screen. */
  places() {
    const shown = this.tabs.flatMap(({ store }) => {
      const { edits, older } = store.read()
      return [...edits.values(), ...older].map(({ value }) => value)
    })
    return [...this.history, ...shown]
  }
}

class Tab {
  readonly #world: World
  shown = ''
  store = new EditStore<string>(place)

  constructor(world: World) {
    this.#world = world
    this.store.attend()
    this.refetch()
  }

  sending: Sending<string> = {
    transmit: (batch) =>
      new Promise((resolve, reject) => {
        const edit = batch.get(NAME)
        if (!edit) return resolve()
        this.#world.known.add(edit.value)
        const answer = (error?: ApiError) => (error ? reject(error) : resolve())
        this.#world.requests.push({ value: edit.value, previous: edit.startedFrom, answer })
      }),
    conflictsIn: (error) =>
      new Map(error.conflicts.map(({ text }) => [NAME, { theirs: String(text), by: 'them', at: null }])),
  }

  get edit() {
    return this.store.read().edits.get(NAME)
  }

  type() {
    if (this.#world.stored === undefined && !this.edit) return
    const word = this.#world.newWord()
    this.#world.words.add(word)
    // a field that is being edited shows what is typed, not what is stored
    if (!this.edit) this.#world.known.add(this.shown)
    const start = { startedFrom: this.shown, label: 'Story' }
    this.store.type(NAME, (this.edit?.value ?? this.shown) + word, start)
  }

  save() {
    if (this.edit && !this.edit.sent && !this.edit.conflict) void this.store.send([NAME], this.sending)
  }

  refetch() {
    const { stored } = this.#world
    if (stored !== undefined) this.shown = stored
    this.store.compare(new Map(stored === undefined ? [] : [[NAME, stored]]))
  }

  decide(way: 'mine' | 'theirs' | 'both') {
    const { conflict, value } = this.edit ?? {}
    if (!conflict || value === undefined) return
    const { theirs } = conflict
    if (way === 'theirs') this.#world.giveUp(value)
    this.store.decide(NAME, { mine: value, theirs, both: `${theirs}${value}` }[way], theirs)
  }

  discard() {
    if (this.edit) this.#world.giveUp(this.edit.value)
    this.store.discard()
  }

  discardDraft() {
    if (this.edit) this.#world.giveUp(this.edit.value)
    this.store.discardDraft([NAME])
  }

  undo() {
    this.store.undoDiscard([NAME])
  }

  discardOlder() {
    const { older } = this.store.read()
    for (const { value } of older) this.#world.giveUp(value)
    this.store.discardOlder(older.map(({ key }) => key))
  }

  flush = () => window.dispatchEvent(new Event('blur'))

  reload() {
    window.dispatchEvent(new Event('pagehide'))
    const { requests } = this.#world
    // requests that were on their way arrive or do not; nobody is there to hear the answer
    for (const request of requests.splice(0)) if (request.value.length % 2) this.#world.commit(request)
    this.store.close()
    this.store = new EditStore<string>(place)
    this.store.attend()
    this.refetch()
  }
}

const steps = [
  'type', 'type', 'save', 'answered', 'lost before', 'lost after', 'refetch', 'they write', 'they delete', 'undone',
  'mine', 'theirs', 'both', 'postpone', 'discard', 'discardDraft', 'undo', 'reload', 'flush', 'discardOlder', 'events',
] as const // oxfmt-ignore

function take(world: World, tab: Tab, step: (typeof steps)[number]) {
  switch (step) {
    case 'type':
    case 'save':
    case 'refetch':
    case 'discard':
    case 'discardDraft':
    case 'undo':
    case 'reload':
    case 'flush':
    case 'discardOlder':
      return tab[step]()
    case 'answered':
    case 'lost before':
    case 'lost after':
      return world.deliver(step)
    case 'mine':
    case 'theirs':
    case 'both':
      return tab.decide(step)
    case 'they write':
      return world.stored === undefined ? undefined : world.put(world.stored + world.newWord())
    case 'they delete':
      return world.put(undefined)
    case 'undone':
      return world.stored === undefined ? world.put(tab.shown) : undefined
    case 'postpone':
      return tab.store.postpone()
    case 'events':
      return world.deliverEvents()
  }
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('ninefold-draft/'))

test.each([1, 2])(
  'in any order of typing, saving, answers, changes of others, deletions and reloads no word is lost in %i tabs',
  async (count) => {
    const inTab = fc.tuple(fc.constantFrom(...steps), fc.nat(count - 1))
    await fc.assert(
      fc.asyncProperty(fc.array(inTab, { maxLength: 60, size: 'max' }), async (order) => {
        localStorage.clear()
        const world = new World(count)
        try {
          for (const [step, index] of order) {
            take(world, world.tabs[index] ?? world.tabs[0], step)
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
        } finally {
          world.stop()
        }
      }),
      { numRuns: 500 },
    )
  },
)

test('words typed back to the earlier text while a save is under way stay unsaved', async () => {
  const world = new World()
  const [tab] = world.tabs
  world.put('before')
  tab.refetch()
  const before = { startedFrom: 'before', label: 'Story' }
  tab.store.type(NAME, 'after', before)
  const isSaved = tab.store.send([NAME], tab.sending)
  tab.store.type(NAME, 'before', before)
  world.deliver('answered')
  expect(await isSaved).toBe(true)
  expect(tab.edit).toMatchObject({ value: 'before', startedFrom: 'after' })
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

test('a screen opened again while its save is under way gets the response', async () => {
  const save = unansweredSave()
  const enter = () => {
    const store = openEdits<string>(place)
    return { store, stop: store.attend() }
  }
  const before = enter()
  before.store.type(NAME, 'Mine', start)
  const isSaved = before.store.send([NAME], save.sending)
  before.stop()
  const { store, stop } = enter()
  expect(store.read().edits.get(NAME)).toMatchObject({ value: 'Mine', sent: { typed: 'Mine' } })
  save.succeed()
  expect(await isSaved).toBe(true)
  expect([store.read().edits.size, draftKeys()]).toEqual([0, []])
  stop()
  expect(openEdits<string>(place)).not.toBe(store)
})

test('a screen left for good while its save is under way leaves a draft only if the save fails', async () => {
  for (const [end, values] of [
    ['succeed', []],
    ['fail', ['Mine']],
  ] as const) {
    localStorage.clear()
    const save = unansweredSave()
    const store = openEdits<string>(place)
    const stop = store.attend()
    store.type(NAME, 'Mine', start)
    const isSaved = store.send([NAME], save.sending)
    stop()
    save[end]()
    await isSaved
    expect(restoredNow()).toEqual(values)
  }
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
  const [tab] = world.tabs
  tab.type()
  tab.save()
  tab.discard()
  tab.type()
  const again = tab.edit?.value
  tab.save()
  world.deliver('answered')
  await expect.poll(() => world.stored).toBe('w1.')
  expect(tab.edit).toMatchObject({ value: again, sent: { typed: again } })
  world.deliver('answered')
  await expect.poll(() => tab.edit).toMatchObject({ value: again, conflict: { theirs: 'w1.' } })
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

/** The values that a new page has in its fields. */
const restoredNow = () => [...new EditStore<string>(place).read().edits.values()].map(({ value }) => value)

test('a draft is in its field again, marked as restored, and nothing is written for that', () => {
  leave('Mine')
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const store = new EditStore<string>(place)
  const stop = store.attend()
  window.dispatchEvent(new Event('blur'))
  expect(store.read().edits.get(NAME)).toEqual({ value: 'Mine', startedFrom: '', label: 'Story', restored: 'Mine' })
  expect(written).not.toHaveBeenCalled()
  stop()
})

test('a draft that the stored text already has is no draft any more', () => {
  leave('Mine')
  const store = new EditStore<string>(place)
  store.compare(new Map([[NAME, 'Mine']]))
  expect([store.read().edits.size, draftKeys()]).toEqual([0, []])
})

test('a restored draft that was saved by the page before is continued on that text, without a conflict', () => {
  leave('Mine')
  const store = new EditStore<string>(place)
  store.type(NAME, 'Mine, longer', start)
  store.compare(new Map([[NAME, 'Mine']]))
  expect(store.read().edits.get(NAME)).toEqual({ value: 'Mine, longer', startedFrom: 'Mine', label: 'Story' })
})

test('a discarded draft is deleted at once and can be undone until the field is typed in', () => {
  leave('Mine')
  const store = new EditStore<string>(place)
  const stop = store.attend()
  store.discardDraft([NAME])
  expect([store.read().edits.size, draftKeys()]).toEqual([0, []])
  store.undoDiscard([NAME])
  window.dispatchEvent(new Event('blur'))
  expect(store.read().discarded.size).toBe(0)
  expect(restoredNow()).toEqual(['Mine'])

  store.discardDraft([NAME])
  store.type(NAME, 'Since', start)
  store.undoDiscard([NAME])
  expect(store.read().edits.get(NAME)?.value).toBe('Since')
  stop()
})

test('of several drafts of one text the newest is in its field, and the others stay until they are discarded', () => {
  // as the version before this one stored them
  const store = (visit: string, value: string, day: number) =>
    storeDraft(readWriter(), `${place.place}/${NAME}~${visit}`, {
      value,
      startedFrom: '',
      label: 'Story',
      at: new Date(Date.now() - day * 86_400_000).toISOString(),
    })
  store('a', 'Oldest', 3)
  store('b', 'Newest', 1)
  store('c', 'Older', 2)
  store('d', 'Newest', 4)
  const edits = new EditStore<string>(place)
  const older = () => edits.read().older.map(({ value }) => value)
  expect(edits.read().edits.get(NAME)?.value).toBe('Newest')
  expect(older()).toEqual(['Older', 'Oldest'])
  edits.discardOlder([edits.read().older[0]!.key])
  expect(older()).toEqual(['Oldest'])
  edits.discard()
  expect(draftKeys()).toEqual([expect.stringContaining('~a')])
})

test('ratings that version 0.2.0 stored as numbers are restored, and forgotten once discarded', () => {
  const at = new Date().toISOString()
  storeDraft(readWriter(), `${place.place}/${NAME}`, { value: 3, startedFrom: 5, label: 'Freedom', at })
  const store = new EditStore<string>(place)
  expect(store.read().edits.get(NAME)).toMatchObject({ value: '3', startedFrom: '5' })
  store.discard()
  expect(draftKeys()).toEqual([])
})

test('a restored draft is still there after the next reload while the browser stores nothing', () => {
  leave('Mine')
  const store = new EditStore<string>(place)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  expect(store.read().edits.get(NAME)?.value).toBe('Mine')
  expect(restoredNow()).toEqual(['Mine'])
})

test('a merge that is being written is my text after a reload, over what it started from', async () => {
  const world = new World()
  const [tab] = world.tabs
  tab.type()
  const mine = tab.edit?.value
  tab.save()
  world.put('Theirs')
  world.deliver('answered')
  await expect.poll(() => tab.edit?.conflict?.theirs).toBe('Theirs')
  tab.store.merge(NAME, 'Theirs and mine')
  expect(tab.edit?.value).toBe(mine)
  tab.reload()
  expect(tab.edit).toMatchObject({ value: 'Theirs and mine', startedFrom: '' })
  world.stop()
})

test('deleting all drafts at the log-out empties the fields, also of a save under way', () => {
  const save = unansweredSave()
  const store = openEdits<string>(place)
  const stop = store.attend()
  store.type(NAME, 'Mine', start)
  void store.send([NAME], save.sending)
  stop()
  deleteAllDraftsOf(readWriter().email)
  expect(openEdits<string>(place).read().edits.size).toBe(0)
  expect(draftKeys()).toEqual([])
})

test('what was typed on after a save is not overtaken by one’s own words, but by what others store, also while it was away', async () => {
  const world = new World()
  const [tab] = world.tabs
  onTestFinished(() => world.stop())
  const isOvertaken = () => tab.edit?.isOvertaken ?? false
  tab.store.type(NAME, 'mine', { startedFrom: '', label: NAME })
  const saving = tab.store.send([NAME], tab.sending)
  tab.store.type(NAME, 'mine, longer', { startedFrom: '', label: NAME })
  world.requests[0]!.answer()
  await saving
  expect(isOvertaken()).toBe(false)
  tab.store.compare(new Map([[NAME, 'mine']]))
  expect(isOvertaken()).toBe(false)
  tab.store.compare(new Map([[NAME, 'theirs']]))
  expect(isOvertaken()).toBe(true)

  world.stop()
  const next = new EditStore<string>(place)
  next.compare(new Map([[NAME, 'theirs']]))
  expect(next.read().edits.get(NAME)).toMatchObject({ value: 'mine, longer', isOvertaken: true })
})

/** Two pages of one browser. Their storage events arrive when `deliverEvents` is called. */
function twoTabs() {
  const world = new World(2)
  onTestFinished(() => world.stop())
  return { world, one: world.tabs[0], other: world.tabs[1]! }
}

test('two tabs show the same draft, also on from there', () => {
  const { world, one, other } = twoTabs()
  one.store.type(NAME, 'Mine', start)
  window.dispatchEvent(new Event('blur'))
  world.deliverEvents()
  expect(other.edit).toMatchObject({ value: 'Mine', restored: 'Mine' })
  other.store.type(NAME, 'Mine, longer', start)
  window.dispatchEvent(new Event('blur'))
  world.deliverEvents()
  expect(one.edit?.value).toBe('Mine, longer')
  expect(draftKeys()).toHaveLength(1)
  one.store.discardDraft([NAME])
  world.deliverEvents()
  expect([other.edit, draftKeys()]).toEqual([undefined, []])
})

test('of two tabs that type at once neither overwrites what the other has not shown', async () => {
  const { world, one, other } = twoTabs()
  one.store.type(NAME, 'One', start)
  other.store.type(NAME, 'Other', start)
  window.dispatchEvent(new Event('blur'))
  world.deliverEvents()
  await Promise.resolve()
  expect([one.edit?.value, other.edit?.value]).toEqual(['One', 'Other'])
  expect([one.store.read().older[0]?.value, other.store.read().older[0]?.value]).toEqual(['Other', 'One'])
  one.store.discard()
  world.deliverEvents()
  expect(restoredNow()).toEqual(['Other'])
})
