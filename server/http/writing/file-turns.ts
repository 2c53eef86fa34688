import type { FastifyReply } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { Turns } from './turns.ts'

/** All that is asked of the sender. */
export interface Sender {
  raw: Pick<FastifyReply['raw'], 'destroyed'>
}

/**
 * Files that people send are in memory as a whole while they are read: one of a workshop at a time, so that no workshop keeps
 * the others waiting, and two in all.
 */
export class FileTurns {
  readonly #ofWorkshop = new Turns(1)
  readonly #ofAll = new Turns(2)

  run<T>(workshop: number, sender: Sender, read: () => Promise<T>): Promise<T> {
    return this.#ofWorkshop.run(workshop, () =>
      this.#ofAll.run(0, () => {
        requireSender(sender)
        return read()
      }),
    )
  }
}

/** Whoever has hung up waits for no answer. */
export function requireSender({ raw }: Sender) {
  if (raw.destroyed) throw new AppError('BAD_INPUT')
}
