import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, encodingFor } from '../reading/encodings.ts'

/**
 * A response that is the same for everyone. It is built and compressed on first use and then kept, so that repeated
 * requests of strangers cost next to nothing. A failure is not kept: the next request tries again.
 */
export class KeptResponse {
  readonly #type: string
  readonly #build: () => Promise<Buffer | string>
  readonly #bodies = new Map<string, Promise<Buffer>>()
  #etag = ''

  constructor(type: string, build: () => Promise<Buffer | string>) {
    this.#type = type
    this.#build = build
  }

  async send(request: FastifyRequest, reply: FastifyReply) {
    const plain = await this.#once('identity', async () => Buffer.from(await this.#build()))
    this.#etag ||= `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    void reply.headers({ etag: this.#etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
    if (known?.includes(this.#etag)) return reply.code(304).send()
    const encoding = encodingFor(plain, request.headers['accept-encoding'])
    void reply.type(this.#type)
    if (encoding === 'identity') return reply.send(plain)
    const body = await this.#once(encoding, () => compress[encoding](plain))
    return reply.header('content-encoding', encoding).send(body)
  }

  #once(encoding: string, make: () => Promise<Buffer>): Promise<Buffer> {
    let body = this.#bodies.get(encoding)
    if (!body) {
      body = make().catch((error: unknown) => {
        this.#bodies.delete(encoding)
        throw error
      })
      this.#bodies.set(encoding, body)
    }
    return body
  }
}
