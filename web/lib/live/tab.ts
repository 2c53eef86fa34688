import { newIdempotencyKey } from '../http/idempotency-key.ts'

/** Names this browser tab to the others, as long as it is open. */
export const tab = newIdempotencyKey()
