import autocannon from 'autocannon'
import { median } from './rounds.ts'

const CONNECTIONS = 10
/** How often it is looked whether the time is over: else once a second, which is twice the time. */
const LOOK_MS = 50

interface Target {
  url: string
  cookie?: string
  seconds: number
}

/** Requests a second; a single answer other than success ends the bench, because its number would mean nothing. */
async function perSecond(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ connections: CONNECTIONS, sampleInt: LOOK_MS, ...options })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} refusals and ${result.errors} errors`)
  }
  return result.requests.total / result.duration
}

export function reads({ url, cookie, seconds }: Target) {
  return perSecond({ url, duration: seconds, headers: cookie ? { cookie } : {} })
}

/** Who writes where. */
export interface Writer {
  cookie: string
  /** Of one solution, each in a row of its own or beside two others. */
  optionIds: number[]
  solutionId: number
}

/**
 * What people write most, each time something else. Every connection writes at a place of its own: where several wrote the same
 * in one turn, all but the first of them would have nothing to write.
 */
const writes = {
  ratings: ({ optionIds }: Writer, place: number, time: number) => ({
    method: 'PUT' as const,
    path: '/api/option_analysis',
    body: {
      updates: Array.from({ length: 9 }, (_, need) => ({
        functional_option_id: optionIds[place],
        fhn_id: need + 1,
        virtuous: true,
        measure: 1 + (time % 4),
      })),
    },
  }),
  story: ({ solutionId }: Writer, place: number, time: number) => ({
    method: 'PUT' as const,
    path: `/api/user_stories_table/${solutionId}`,
    body: {
      field: 'user_story',
      updates: [{ metric_id: place + 1, user_story: `As a resident, I want this for the ${time}th time.` }],
    },
  }),
  option: ({ optionIds }: Writer, place: number, time: number) => ({
    method: 'PUT' as const,
    path: `/api/function_options/${optionIds[place]}`,
    body: { functional_option: `An option that was thought over for the ${time}th time` },
  }),
}
export type Write = keyof typeof writes

/** Writes a second, of all writers together, each on connections of its own. */
export async function savedPerSecond(url: string, write: Write, writers: Writer[], seconds: number): Promise<number> {
  const rates = await Promise.all(
    writers.map((writer) => {
      const requestsAt = (place: number) =>
        [1, 2, 3, 4].map((time) => {
          const { method, path, body } = writes[write](writer, place, time)
          const headers = { cookie: writer.cookie, 'content-type': 'application/json' }
          return { method, path, headers, body: JSON.stringify(body) }
        })
      let connections = 0
      return perSecond({
        url,
        duration: seconds,
        connections: Math.ceil(CONNECTIONS / writers.length),
        setupClient: (client) => client.setRequests(requestsAt(connections++)),
      })
    }),
  )
  return rates.reduce((sum, rate) => sum + rate, 0)
}

/** Joins a workshop; answers the cookie header. */
export async function join(url: string, code: string): Promise<string> {
  const answer = await fetch(`${url}/api/session-validate?id=${code}`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (cookies.length === 0) throw new Error('the workshop could not be joined')
  return cookies.join('; ')
}

/** Reads that follow a write, so that nothing can come out of the cache: milliseconds for one, median of many. */
export async function freshReadMs(url: string, cookie: string, address: string, optionId: number, times: number) {
  const durations: number[] = []
  for (let time = 0; time < times; time++) {
    const updates = [{ functional_option_id: optionId, fhn_id: 1, virtuous: true, measure: 1 + (time % 4) }]
    await fetch(`${url}/api/option_analysis`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ updates }),
    })
    const since = performance.now()
    await (await fetch(`${url}${address}`, { headers: { cookie } })).arrayBuffer()
    durations.push(performance.now() - since)
  }
  return median(durations)
}
