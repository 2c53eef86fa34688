import { addFunctionalOption } from '#contract/functional-options.ts'
import { readUserStories, type UserStoryTable } from '#contract/user-stories.ts'
import { Follower } from '../app/follower.ts'
import type { ProcessCaller } from './process-caller.ts'

/** The place everybody works at, and word of when the server is there again. */
export interface Place {
  solutionId: number
  storyId: number
  /** Resolves when the server answers; at once when it does. */
  isUp(): Promise<void>
}

/** As a browser does it: writes until it is told that it was written, and shows what the events say has changed. */
export class ChaosClient {
  readonly #caller: ProcessCaller
  readonly #place: Place
  #follower: Follower | undefined
  #isDone = false
  #shown: { revision: number; table: UserStoryTable } | undefined
  #onShown = () => {}

  constructor(caller: ProcessCaller, place: Place) {
    this.#caller = caller
    this.#place = place
  }

  /** Sends the same request again until it is acknowledged; the key keeps it from being done twice. */
  async write(functional_option: string) {
    for (;;) {
      await this.#place.isUp()
      const answer = await this.#caller
        .call(addFunctionalOption, {
          body: { user_story_id: this.#place.storyId, functional_option },
          headers: { 'idempotency-key': functional_option },
        })
        .catch(() => undefined)
      if (answer?.status === 201) return
    }
  }

  /** Follows until it is told to stop, and comes back however often the stream breaks. */
  async follow() {
    while (!this.#isDone) {
      await this.#place.isUp()
      await this.#followOnce().catch(() => {})
    }
  }

  /** What it shows, once it has shown this revision. */
  async shownAt(revision: number): Promise<UserStoryTable> {
    while (this.#shown === undefined || this.#shown.revision < revision) {
      await new Promise<void>((resolve) => (this.#onShown = resolve))
    }
    return this.#shown.table
  }

  stop() {
    this.#isDone = true
    this.#follower?.close()
  }

  async #followOnce() {
    const follower = await Follower.open(this.#caller.url, this.#caller.jar)
    this.#follower = follower
    if (this.#isDone) follower.close()
    for (;;) {
      const { name, data } = await follower.next()
      const isNews = (name === 'hello' || name === 'change') && data.revision !== this.#shown?.revision
      if (isNews) await this.#show(data.revision)
    }
  }

  async #show(revision: number) {
    const { solutionId } = this.#place
    const { status, body } = await this.#caller.call(readUserStories, { params: { solutionId } })
    if (status !== 200) throw new Error(`answered ${status}`)
    this.#shown = { revision, table: body as UserStoryTable }
    this.#onShown()
  }
}
