/** What the build tells the worker of itself. */
export interface Build {
  /** Names the place in the browser where its files are kept. */
  id: string
  /** The script that its page begins with. */
  entry: string
  /** Every file of it beside the page, as an address. */
  files: readonly string[]
}

type Send = (request: Request | string, settings?: RequestInit) => Promise<Response>

/** Whatever the address of a screen, the page is the same. */
const PAGE = '/'
const PLACE = 'ninefold-shell-'
/** Compressed files vary by a header that a worker does not see. */
const anyEncoding = { ignoreVary: true }
/** A gateway that answers in its place does not count as the server. */
const awayStatuses = new Set([502, 503, 504])

/**
 * Keeps the application itself, never what people wrote in it: the page of this build, and those of its files that this
 * browser has fetched. They are shown when the server does not answer, and only then.
 */
export class ShellKeeper {
  readonly #build: Build
  readonly #place: string
  readonly #send: Send

  constructor(build: Build, send: Send) {
    this.#build = build
    this.#place = `${PLACE}${build.id}`
    this.#send = send
  }

  /** While a release is being rolled out, the page may be of another build: then this one is not kept. */
  async keepPage() {
    const page = await this.#send(PAGE, { cache: 'no-cache' })
    const html = page.ok ? await page.clone().text() : ''
    if (!html.includes(this.#build.entry)) throw new Error(`${PAGE} is not the page of build ${this.#build.id}.`)
    const kept = await this.#open()
    // whoever came from the log-in has gone on without this page, and has not fetched what it begins with
    await Promise.all(this.#build.files.filter((file) => html.includes(`"${file}"`)).map((file) => kept.add(file)))
    await kept.put(PAGE, page)
  }

  /** Files that the page has fetched. Those of this build never change, so the browser has them at hand. */
  async keepFiles(paths: readonly string[]) {
    const kept = await this.#open()
    const ours = paths.filter((path) => this.#build.files.includes(path))
    await Promise.allSettled(ours.map(async (path) => (await kept.match(path, anyEncoding)) ?? kept.add(path)))
  }

  async dropOtherBuilds() {
    const others = (await caches.keys()).filter((name) => name.startsWith(PLACE) && name !== this.#place)
    await Promise.all(others.map((name) => caches.delete(name)))
  }

  /** Undefined for whatever is none of the worker's business: calls, downloads, other sites. */
  answer(request: Request): Promise<Response> | undefined {
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return undefined
    if (this.#build.files.includes(pathname)) return this.#fromServerOrKept(request, pathname)
    const isPage = request.mode === 'navigate' && !/\.\w+$/.test(pathname)
    return isPage ? this.#fromServerOrKept(request, PAGE) : undefined
  }

  /** The server first, so that nobody is shown an earlier build while it answers. */
  async #fromServerOrKept(request: Request, path: string): Promise<Response> {
    const kept = async () => (await this.#open()).match(path, anyEncoding)
    try {
      const answer = await this.#send(request)
      return awayStatuses.has(answer.status) ? ((await kept()) ?? answer) : answer
    } catch (error) {
      const found = await kept()
      if (found) return found
      throw error
    }
  }

  #open = () => caches.open(this.#place)
}
