/** One per user action. `crypto.randomUUID` is missing on plain http under a LAN address, `getRandomValues` is not. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
