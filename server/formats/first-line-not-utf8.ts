import { isUtf8 } from 'node:buffer'

/** From one; no character reaches over the end of a line. */
export function firstLineNotUtf8(bytes: Buffer): number {
  let line = 1
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf('\n', start)
    if (!isUtf8(bytes.subarray(start, end < 0 ? undefined : end))) return line
    start = end < 0 ? bytes.length : end + 1
  }
  return line
}
