import type { Exchange, Listener, Message, SessionNews } from './exchange.ts'

/** For the one process on an embedded database. */
export class LocalExchange implements Exchange {
  readonly #listeners: Listener[] = []

  async open() {}

  listen(listener: Listener) {
    this.#listeners.push(listener)
  }

  say(message: Message) {
    for (const listener of this.#listeners) listener.hear(message)
  }

  /** After the writer's own answer, which is on its way by then. */
  announce(news: SessionNews) {
    setImmediate(() => this.say(news))
  }

  async close() {}
}
