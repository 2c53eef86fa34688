import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/testing/postgres/free-port.ts'
import { largeDocument } from '../server/testing/app/large-document.ts'
import { residentMegabytes, startProduct } from './processes.ts'
import { limit, reported, type Row } from './report.ts'

const PASSWORD = 'host password for the bench'
const SOLUTIONS = 5000

/** What takes the most: every sheet, every format, and every requirement with its story. */
const FORMATS = { xlsx: 'XLSX', zip: 'ZIP', jira: 'tickets' } as const

/** A file of 5,000 solutions and 100,000 rows goes in and comes out, while somebody in another workshop reads and writes. */
export async function measureFiles(engine: 'SQLite' | 'PostgreSQL', databaseUrl: string | undefined): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-bench-'))
  const metricsPort = await freePort()
  const product = await startProduct({
    DATA_DIR: folder,
    HOST_PASSWORD: PASSWORD,
    METRICS_PORT: String(metricsPort),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const longestBlockMs = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    // counted anew from one reading to the next
    return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000
  }
  try {
    const host = await Host.logIn(product.url)
    const target = await host.openWorkshop('Large')
    const beside = await host.openWorkshop('Beside')
    const document = JSON.stringify(largeDocument(SOLUTIONS))

    const during = async (work: () => Promise<Response>) => {
      await longestBlockMs()
      const since = performance.now()
      const done = new AbortController()
      const others = [host.keepReading(beside, done.signal), host.keepWriting(beside, done.signal)]
      let megabytes = 0
      const watching = setInterval(() => (megabytes = Math.max(megabytes, residentMegabytes(product.pid))), 50)
      const answer = await work()
      const file = Buffer.from(await answer.arrayBuffer())
      const seconds = (performance.now() - since) / 1000
      clearInterval(watching)
      done.abort()
      const [read = 0, write = 0] = await Promise.all(others)
      if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
      return { file, seconds, block: await longestBlockMs(), read, write, megabytes }
    }

    const imported = await during(() => host.post(`/api/admin/sessions/${target}/import`, document))
    const rows = rowsOf(`Import of ${SOLUTIONS} solutions (${engine})`, imported)
    let workbook = Buffer.alloc(0)
    for (const [format, name] of Object.entries(FORMATS)) {
      const exported = await during(() => host.get(`/api/admin/sessions/${target}/export?format=${format}`))
      rows.push(...rowsOf(`Their export as ${name} (${engine})`, exported))
      if (format === 'xlsx') workbook = exported.file
    }
    const looked = await during(() => host.sendFile(`/api/workshops/${target}/changes/preview`, workbook))
    rows.push(...rowsOf(`A look at the XLSX that comes back (${engine})`, looked))
    if (databaseUrl) return rows
    return [...rows, ...rowsOf('Backup of them', await during(() => host.get('/api/admin/backup')))]
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Figures {
  seconds: number
  block: number
  read: number
  write: number
  megabytes: number
}

const BLOCK_MS = 100
const WRITE_WAIT_MS = 5000
const MEMORY_MB = 400

function rowsOf(what: string, { seconds, block, read, write, megabytes }: Figures): Row[] {
  return [
    reported(what, `${seconds.toFixed(1)} s`),
    limit(`${what}: longest block`, block, BLOCK_MS, 'ms'),
    reported(`${what}: longest read beside it`, `${Math.round(read)} ms`),
    limit(`${what}: longest write beside it`, write, WRITE_WAIT_MS, 'ms'),
    limit(`${what}: memory`, megabytes, MEMORY_MB, 'MB'),
  ]
}

/** The host, who may read and write everywhere. */
class Host {
  readonly #url: string
  readonly #cookie: string

  private constructor(url: string, cookie: string) {
    this.#url = url
    this.#cookie = cookie
  }

  static async logIn(url: string): Promise<Host> {
    const body = JSON.stringify({ password: PASSWORD })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body })
    return new Host(
      url,
      answer.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; '),
    )
  }

  get(path: string) {
    return fetch(this.#url + path, { headers: { cookie: this.#cookie } })
  }

  post(path: string, body: string) {
    return this.#send('POST', path, body)
  }

  sendFile(path: string, body: Buffer) {
    const headers = { cookie: this.#cookie, 'content-type': 'application/octet-stream' }
    return fetch(this.#url + path, { method: 'POST', headers, body: new Uint8Array(body) })
  }

  #send(method: string, path: string, body: string) {
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' }
    return fetch(this.#url + path, { method, headers, body })
  }

  async openWorkshop(title: string): Promise<string> {
    const answer = await this.post('/api/admin/sessions', JSON.stringify({ title }))
    return ((await answer.json()) as { id: string }).id
  }

  /** One request after the other until told; answers how long the longest took. */
  keepReading(workshop: string, until: AbortSignal) {
    return longestOf(() => this.get(`/api/solutions?session_id=${workshop}`), until)
  }

  /** The same solution gets another name each time: a list that grew would be slower to read for no fault of the file. */
  async keepWriting(session_id: string, until: AbortSignal) {
    const first = { solution_name: 'Beside', primary_fhn: 9, session_id, user_email: 'host@example.org' }
    const made = await this.#send('POST', '/api/solutions', JSON.stringify(first))
    const { id } = (await made.json()) as { id: number }
    let count = 0
    const rename = () => {
      const body = JSON.stringify({ solution_name: `Beside ${(count += 1)}`, primary_fhn: 9 })
      return this.#send('PUT', `/api/solutions/${id}`, body)
    }
    return longestOf(rename, until)
  }
}

async function longestOf(send: () => Promise<Response>, until: AbortSignal): Promise<number> {
  let longest = 0
  while (!until.aborted) {
    const since = performance.now()
    const answer = await send()
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
    longest = Math.max(longest, performance.now() - since)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return longest
}
