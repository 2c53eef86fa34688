import { isUtf8 } from 'node:buffer'
import { newlinesIn } from './newlines-in.ts'

const NEWLINE = 0x0a
/** To ask line by line would take long where millions of them are empty. */
const BLOCK = 64 * 1024

/** From one; no character reaches over the end of a line. */
export function firstLineNotUtf8(bytes: Buffer): number {
  const [before, block] = firstNotUtf8(bytes, BLOCK)
  return 1 + newlinesIn(before) + newlinesIn(firstNotUtf8(block, 0)[0])
}

/** What stands before the first of some lines that are not UTF-8, and these: of at least so many bytes, or those that are left. */
function firstNotUtf8(bytes: Buffer, size: number): [before: Buffer, lines: Buffer] {
  for (let start = 0; ;) {
    const newline = bytes.indexOf(NEWLINE, start + size)
    const end = newline < 0 ? bytes.length : newline + 1
    const lines = bytes.subarray(start, end)
    if (!isUtf8(lines) || end === bytes.length) return [bytes.subarray(0, start), lines]
    start = end
  }
}
