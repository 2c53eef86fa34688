/** A text without line breaks, cut where it would be longer. */
export function inOneLine(text: string, length: number) {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line
}
