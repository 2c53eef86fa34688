import { PRESENCE_REPEAT_MS } from '#contract/limits.ts'
import type { Change } from '#contract/live.ts'
import { Browser } from './live-browser.ts'

/** The load of a live workshop. Usage: live-load JSON; prints what it measured as JSON. */
export interface Load {
  urls: string[]
  code: string
  solutionIds: number[]
  browsers: number
  seconds: number
}

export interface Measured {
  /** Milliseconds from sending a write to its answer: the disk has a part in all that follows. */
  writes: Figures
  /** From sending a write to its event in each browser. */
  events: Figures
  /** From sending a write to the new rows in each browser that shows that solution. */
  answers: Figures
  /** The same for browsers on another instance than the writer's. */
  answersElsewhere: Figures
  /** From sending a new name to the new list in every browser, all of which show it. */
  answersToAll: Figures
  dropped: number
  /** How late this program itself was at times: what it measures is no better than this. */
  ownDelayMs: number
}

export interface Figures {
  count: number
  p50: number
  p99: number
  max: number
}

const WRITE_EVERY_MS = 5000
const RENAMES = 4
const RENAME_EVERY_MS = 2000

const load = JSON.parse(process.argv[2] ?? '{}') as Load
const sentAt = new Map<number, { at: number; text: string; url: string }>()
const times = {
  writes: [] as number[],
  events: [] as number[],
  answers: [] as number[],
  answersElsewhere: [] as number[],
  answersToAll: [] as number[],
}
let dropped = 0
let renamed: { at: number; name: string; missing: number; done: () => void } | undefined

const listPath = `/api/solutions?session_id=${load.code}`
const tablePath = (solutionId: number) => `/api/user_stories_table/${solutionId}`

function onChange(browser: Browser, changes: Change[]) {
  for (const { kind, solution_id } of changes) {
    if (kind === 'story_saved' && solution_id !== null) void onStory(browser, solution_id)
    if (kind === 'solution_changed') void onRename(browser)
  }
}

async function onStory(browser: Browser, solutionId: number) {
  const sent = sentAt.get(solutionId)
  if (!sent) return
  times.events.push(performance.now() - sent.at)
  if (browser.solutionId !== solutionId) return
  const body = await browser.read(tablePath(solutionId))
  if (!body?.includes(sent.text)) throw new Error('the answer after an event was not the new one')
  const took = performance.now() - sent.at
  times.answers.push(took)
  if (browser.url !== sent.url) times.answersElsewhere.push(took)
}

async function onRename(browser: Browser) {
  const change = renamed
  if (!change) return
  const body = await browser.read(listPath)
  if (!body?.includes(change.name)) throw new Error('the list after an event was not the new one')
  times.answersToAll.push(performance.now() - change.at)
  change.missing -= 1
  if (change.missing === 0) change.done()
}

const watch = {
  onChange,
  onDropped: () => {
    dropped += 1
  },
}
const browsers = Array.from({ length: load.browsers }, (_, n) => {
  const url = load.urls[n % load.urls.length] ?? ''
  // those of one solution sit on all instances
  const solution = Math.floor(n / load.urls.length) % load.solutionIds.length
  return new Browser(url, `browser-${n}`, load.solutionIds[solution] ?? 0, watch)
})

await inGroups(browsers, 50, async (browser, n) => {
  await browser.join(load.code, `person.${n}@example.org`)
  await browser.read(tablePath(browser.solutionId))
  await browser.follow()
  await tellPresence(browser, 3)
})

const stops = browsers.map((browser, n) => repeatPresence(browser, n))
const ownDelay = watchOwnDelay()
await writeForAWhile()
await renameForAll()
for (const stop of stops) stop()
const figures: Measured = {
  writes: figuresOf(times.writes),
  events: figuresOf(times.events),
  answers: figuresOf(times.answers),
  answersElsewhere: figuresOf(times.answersElsewhere),
  answersToAll: figuresOf(times.answersToAll),
  dropped,
  ownDelayMs: ownDelay(),
}
for (const browser of browsers) browser.close()
console.log(JSON.stringify(figures))

/** One writer a solution, evenly spread over the five seconds between two writes of each. */
async function writeForAWhile() {
  const rounds = (load.seconds * 1000) / WRITE_EVERY_MS
  await Promise.all(
    load.solutionIds.map(async (solutionId, n) => {
      const writer = browsers.find((browser) => browser.solutionId === solutionId)
      await pause((n * WRITE_EVERY_MS) / load.solutionIds.length)
      for (let round = 0; round < rounds; round++) {
        const next = pause(WRITE_EVERY_MS)
        const text = `As a resident I want change ${round} of ${solutionId}`
        const updates = [{ metric_id: 1 + (round % 20), user_story: text }]
        const at = performance.now()
        sentAt.set(solutionId, { at, text, url: writer?.url ?? '' })
        await writer?.write('PUT', tablePath(solutionId), { field: 'user_story', updates })
        times.writes.push(performance.now() - at)
        await next
      }
    }),
  )
}

async function renameForAll() {
  const [solutionId = 0] = load.solutionIds
  await inGroups(browsers, 50, async (browser) => void (await browser.read(listPath)))
  for (let round = 0; round < RENAMES; round++) {
    const next = pause(RENAME_EVERY_MS)
    const name = `Name number ${round}`
    const everybody = new Promise<void>((done) => {
      renamed = { at: performance.now(), name, missing: browsers.length, done }
    })
    await browsers[0]?.write('PUT', `/api/solutions/${solutionId}`, { solution_name: name, primary_fhn: 1 })
    await everybody
    await next
  }
}

function repeatPresence(browser: Browser, n: number) {
  let count = n
  const repeat = () => {
    count += 1
    // every third time on another step
    void tellPresence(browser, 1 + (Math.floor(count / 3) % 7))
  }
  // spread over the ten seconds
  let timer = setTimeout(
    () => {
      repeat()
      timer = setInterval(repeat, PRESENCE_REPEAT_MS)
    },
    (n * PRESENCE_REPEAT_MS) / load.browsers,
  )
  return () => clearInterval(timer)
}

function tellPresence(browser: Browser, step: number) {
  return browser.write('POST', '/api/presence', { tab: browser.tab, solution_id: browser.solutionId, step })
}

async function inGroups<T>(items: T[], size: number, run: (item: T, n: number) => Promise<void>) {
  for (let start = 0; start < items.length; start += size) {
    await Promise.all(items.slice(start, start + size).map((item, n) => run(item, start + n)))
  }
}

function watchOwnDelay() {
  const delays: number[] = []
  let due = performance.now() + 10
  const timer = setInterval(() => {
    delays.push(Math.max(0, performance.now() - due))
    due = performance.now() + 10
  }, 10)
  return () => {
    clearInterval(timer)
    return figuresOf(delays).p99
  }
}

function figuresOf(values: number[]): Figures {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) }
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
