import type { Exchange, Listener, Message, SessionNews } from './exchange.ts'

/** For the one process on an embedded database. */
export class LocalExchange implements Exchange {
  readonly #listeners: Listener[] = []
  readonly #unsaid: SessionNews[] = []

  async open() {}

  listen(listener: Listener) {
    this.#listeners.push(listener)
  }

  say(message: Message) {
    for (const listener of this.#listeners) listener.hear(message)
  }

  /**
   * After the writer's own answer, which is on its way by then. What came to disk together has one revision, so it is said
   * together: whoever hears it has missed nothing of that revision.
   */
  announce(news: SessionNews) {
    if (this.#unsaid.length === 0) setImmediate(() => this.#sayAll())
    const place = this.#unsaid.findLastIndex(({ session }) => session === news.session)
    const before = this.#unsaid[place]
    if (before?.status === news.status) {
      this.#unsaid[place] = { ...news, changes: [...before.changes, ...news.changes] }
    } else this.#unsaid.push(news)
  }

  #sayAll() {
    for (const news of this.#unsaid.splice(0)) this.say(news)
  }

  async close() {}
}
