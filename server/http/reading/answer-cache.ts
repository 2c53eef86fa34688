import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { compress, encodingFor } from './encodings.ts'

const MAX_BYTES = 64 * 1024 * 1024

const asBuffer = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text) : text)

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

  /** Whether the answer for this key is ready or being built. */
  has(key: string): boolean {
    return this.#answers.has(key) || this.#underWay.has(key)
  }

  async send(request: FastifyRequest, reply: FastifyReply, key: string, build: () => Promise<string>) {
    return reply.send(await this.prepare(request, reply, key, build))
  }

  /**
   * Sets the headers and returns the body for this key in the best encoding the request takes; equal concurrent requests
   * share one execution.
   */
  async prepare(request: FastifyRequest, reply: FastifyReply, key: string, build: () => Promise<string | Buffer>) {
    let body = await this.#once(key, async () => asBuffer(await build()))
    const encoding = encodingFor(body, request.headers['accept-encoding'])
    void reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8')
    if (encoding !== 'identity') {
      const plain = body
      body = await this.#once(`${encoding} ${key}`, () => compress[encoding](plain))
      void reply.header('content-encoding', encoding)
    }
    return body
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
