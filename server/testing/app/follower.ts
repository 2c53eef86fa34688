import { once } from 'node:events'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { followSession, type LiveEvents } from '#contract/live.ts'

type Name = keyof LiveEvents
type LiveEvent = { [N in Name]: { name: N; id: string | undefined; data: LiveEvents[N] } }[Name]
type EventNamed<N extends Name> = Extract<LiveEvent, { name: N }>

let tabs = 0
const newTab = () => `tab-number-${(tabs += 1)}`

/** Follows a session over a real connection, as a browser does, but never comes back by itself. */
export class Follower {
  readonly headers: IncomingHttpHeaders
  readonly status: number
  /** Everything that came, comments too. */
  text = ''
  readonly events: LiveEvent[] = []
  readonly ended: Promise<void>
  readonly #incoming: IncomingMessage
  #unread = ''
  #read = 0
  #isOver = false

  private constructor(incoming: IncomingMessage) {
    this.#incoming = incoming
    this.headers = incoming.headers
    this.status = incoming.statusCode ?? 0
    incoming.setEncoding('utf8')
    incoming.on('data', (chunk: string) => this.#take(chunk))
    // a connection that breaks is over as well
    incoming.on('error', () => {})
    this.ended = new Promise((resolve) => {
      incoming.on('close', () => {
        this.#isOver = true
        resolve()
      })
    })
  }

  static async open(
    url: string,
    jar: Map<string, string>,
    tab = newTab(),
    path: string = followSession.path,
  ): Promise<Follower> {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const sent = request(`${url}${path}?tab=${tab}`, {
      headers: { cookie, 'accept-encoding': 'gzip, br' },
      agent: false,
    })
    sent.end()
    const [incoming] = (await once(sent, 'response')) as [IncomingMessage]
    return new Follower(incoming)
  }

  /** The next event that has not been asked for yet. */
  async next(): Promise<LiveEvent> {
    for (;;) {
      const event = this.events[this.#read]
      if (event) {
        this.#read += 1
        return event
      }
      await this.#more()
    }
  }

  /** Reads on to an event of this name and kind. */
  async until<N extends Name>(name: N, isIt: (data: LiveEvents[N]) => boolean = () => true): Promise<EventNamed<N>> {
    for (;;) {
      const event = await this.next()
      if (event.name === name && isIt(event.data as LiveEvents[N])) return event as EventNamed<N>
    }
  }

  /** Waits for text that is no event. */
  async untilText(text: string) {
    while (!this.text.includes(text)) await this.#more()
  }

  close() {
    this.#incoming.destroy()
  }

  #take(chunk: string) {
    this.text += chunk
    const blocks = (this.#unread + chunk).split('\n\n')
    this.#unread = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^\w*: ?/, '')]))
      const name = fields.get('event') as Name | undefined
      if (name === undefined) continue
      const data: unknown = JSON.parse(fields.get('data') ?? '')
      this.events.push({ name, id: fields.get('id'), data } as LiveEvent)
    }
  }

  async #more() {
    if (this.#isOver) throw new Error(`The stream has ended after ${JSON.stringify(this.events.at(-1))}`)
    await Promise.race([once(this.#incoming, 'data'), this.ended])
  }
}
