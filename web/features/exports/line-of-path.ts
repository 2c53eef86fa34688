/** One token at a time: a string (an unfinished one too, so that none is scanned twice), any other value, a sign. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|[[\]{},:]|[^\s[\]{},:"]+/g

interface Place {
  /** Its number in a list, or its name in an object. */
  key: string
  /** Of a list: the number of the next item. */
  next: number
  isList: boolean
}

/**
 * The line, from one, on which something of a JSON text stands: `solutions.0.purposes.1`. The server tells what is wrong
 * by its path; whoever has the file in an editor looks for a line. Undefined where there is no such thing.
 */
export function lineOfPath(text: string, path: string): number | undefined {
  const open: Place[] = []
  let name: string | undefined
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match
    const inside = open.at(-1)
    if (token === ']' || token === '}') open.pop()
    else if (token === ',') name = undefined
    else if (token === ':') continue
    else if (inside && !inside.isList && name === undefined) name = token.slice(1, -1)
    else {
      const key = inside?.isList ? `${inside.next++}` : (name ?? '')
      if ([...open.slice(1).map((place) => place.key), key].join('.') === path) return lineAt(text, match.index)
      if (token === '[' || token === '{') open.push({ key, next: 0, isList: token === '[' })
      name = undefined
    }
  }
  return undefined
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
