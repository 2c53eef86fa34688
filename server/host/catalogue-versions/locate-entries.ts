/** Lists of a catalogue, each entry with the line it begins on. */
export type Lines = Map<string, number[]>

/** The line on which each object of each list of a JSON document begins. The text must be valid JSON. */
export function locateEntries(text: string): Lines {
  const lines: Lines = new Map()
  const open: string[] = []
  let line = 1
  let list = ''
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '\n') line += 1
    else if (letter === '"') {
      const end = endOfString(text, at)
      if (open.length === 1) list = text.slice(at + 1, end)
      at = end
    } else if (letter === '{' || letter === '[') {
      if (letter === '{' && open.join('') === '{[') lines.set(list, [...(lines.get(list) ?? []), line])
      open.push(letter)
    } else if (letter === '}' || letter === ']') open.pop()
  }
  return lines
}

/** A string of JSON holds no line break, so only what is escaped needs care. */
function endOfString(text: string, from: number): number {
  let at = from + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
