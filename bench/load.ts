import autocannon from 'autocannon'

const CONNECTIONS = 10

interface Target {
  url: string
  cookie?: string
  seconds: number
}

/** Requests a second; a single answer other than success ends the bench, because its number would mean nothing. */
async function perSecond(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ connections: CONNECTIONS, ...options })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} refusals and ${result.errors} errors`)
  }
  return result.requests.total / result.duration
}

export function reads({ url, cookie, seconds }: Target) {
  return perSecond({ url, duration: seconds, headers: cookie ? { cookie } : {} })
}

/** Saves nine ratings, each time other ones, so that every request really writes. */
export function ratings({ url, cookie = '', seconds }: Target, optionId: number) {
  const bodies = [1, 2, 3, 4].map((measure) =>
    JSON.stringify({
      updates: Array.from({ length: 9 }, (_, need) => ({
        functional_option_id: optionId,
        fhn_id: need + 1,
        virtuous: true,
        measure,
      })),
    }),
  )
  return perSecond({
    url: `${url}/api/option_analysis`,
    duration: seconds,
    requests: bodies.map((body) => ({
      method: 'PUT',
      path: '/api/option_analysis',
      headers: { cookie, 'content-type': 'application/json' },
      body,
    })),
  })
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

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
