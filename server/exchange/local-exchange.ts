import type { Exchange, Listener, Message } from './exchange.ts'

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

  /** Nothing yet: the write may still fail. */
  async sayWith() {}

  /** After the writer's own answer, which is on its way by then. */
  committed(message: Message) {
    setImmediate(() => this.say(message))
  }

  async close() {}
}
