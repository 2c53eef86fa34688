/** How much of what both texts share is shown before the new words. */
const BEFORE = 40

/** A text from shortly before its first difference to an earlier one, so that the new words are seen first. */
export function newWordsOf(text: string, earlier: string): string {
  let shared = 0
  while (shared < text.length && text[shared] === earlier[shared]) shared += 1
  const start = text.lastIndexOf(' ', Math.max(0, shared - BEFORE)) + 1
  return start === 0 ? text : `… ${text.slice(start)}`
}
