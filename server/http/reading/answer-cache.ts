import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { compress, encodingFor } from './encodings.ts'

const MAX_BYTES = 64 * 1024 * 1024

/**
 * Answers already built, by what they depend on. A change makes every screen of a session re-read the same rows; each
 * answer is then built and compressed once, however many ask. Bounded; least recently used go first.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes, key) => bytes.length + key.length + 200,
  })
  readonly #underWay = new Map<string, Promise<Buffer>>()

  /** The answer for this key in the best encoding the request takes; equal concurrent requests share one execution. */
  async send(request: FastifyRequest, reply: FastifyReply, key: string, build: () => Promise<string>) {
    let body = await this.#once(key, async () => Buffer.from(await build()))
    const encoding = encodingFor(body, request.headers['accept-encoding'])
    void reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8')
    if (encoding !== 'identity') {
      const plain = body
      body = await this.#once(`${encoding} ${key}`, () => compress[encoding](plain))
      void reply.header('content-encoding', encoding)
    }
    return reply.send(body)
  }

  async #once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#answers.get(key)
    if (known) return known
    const shared = this.#underWay.get(key)
    if (shared) return shared
    const making = make()
      .then((bytes) => {
        this.#answers.set(key, bytes)
        return bytes
      })
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, making)
    return making
  }

  get bytes() {
    return this.#answers.calculatedSize
  }
}
