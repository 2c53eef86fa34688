import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const HEADER = 'x-ninefold-made-here'
/** Known to nobody outside of this process. */
const secret = randomBytes(16).toString('hex')

/** On a request that the server makes of itself, for somebody who is not there: no line of the log and no number is about it. */
export const madeHere = { [HEADER]: secret }

export const isMadeHere = ({ headers }: FastifyRequest) => headers[HEADER] === secret
