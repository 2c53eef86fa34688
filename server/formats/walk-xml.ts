import { SaxesParser } from 'saxes'

/** Says that a text stops being XML. */
export class BrokenXml extends Error {}

/** What XML of a workbook has at most. */
const MOST = {
  /** Elements in each other: a workbook has about ten. */
  levels: 50,
  /** A tag, a text or a remark: a cell has at most 32,767 characters, each of which may be spelled out. */
  piece: 512 * 1024,
  /** Four for each cell that a workbook may have: a cell, what it holds, a run of letters and the letters. */
  elements: 8_000_000,
  /** In one part that is no sheet. A shared text has two or more, and a workbook of 40,000 requirements half a million. */
  partElements: 1_500_000,
}

/** Says that XML goes on for longer, or lies deeper, than that of any workbook. */
export class LargeXml extends Error {
  readonly what: keyof typeof MOST

  constructor(what: keyof typeof MOST) {
    super('This is more than a workbook has.')
    this.what = what
  }

  get most() {
    return MOST[this.what]
  }
}

/** How many elements were read of all parts of a workbook together, and when others have their turn. */
export interface XmlWalk {
  elements: number
  breathe: () => Promise<void>
}

/** Elements by their names without prefix, and the text between them. */
export interface XmlListener {
  open: (name: string, attributes: Record<string, string>) => void
  close: (name: string) => void
  text: (text: string) => void
}

/** So much is read in one go, however large the pieces are in which it comes. */
const PIECE_BYTES = 32 * 1024

/**
 * Reads XML as it comes. `listen` is given what to call for each thing that it has put together, and those are handed on after
 * every bit. Nothing is looked up anywhere: entities are the five of XML, and a document that declares some is refused.
 */
export async function* walkXml<Found>(
  chunks: AsyncIterable<Buffer>,
  walk: XmlWalk,
  listen: (tell: (found: Found) => void) => XmlListener,
  { isSheet } = { isSheet: false },
): AsyncGenerator<Found> {
  let found: Found[] = []
  let level = 0
  let elements = 0
  // since the parser last told of something: it keeps what it has not told of
  let silentFor = 0
  const { open, close, text } = listen((one) => found.push(one))
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    silentFor = 0
    level += 1
    walk.elements += 1
    elements += 1
    if (level > MOST.levels) throw new LargeXml('levels')
    if (walk.elements > MOST.elements) throw new LargeXml('elements')
    if (!isSheet && elements > MOST.partElements) throw new LargeXml('partElements')
    open(plain(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    silentFor = 0
    level -= 1
    close(plain(name))
  })
  for (const kind of ['text', 'cdata'] as const) {
    parser.on(kind, (some) => {
      silentFor = 0
      text(some)
    })
  }
  parser.on('doctype', () => {
    throw new BrokenXml('it has a DOCTYPE, which no workbook has')
  })
  parser.on('error', (cause) => {
    throw new BrokenXml('its XML is broken', { cause })
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decoded = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch (cause) {
      throw new BrokenXml('it is not UTF-8 throughout', { cause })
    }
  }
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      const piece = chunk.subarray(at, at + PIECE_BYTES)
      silentFor += piece.length
      parser.write(decoded(piece))
      if (silentFor > MOST.piece) throw new LargeXml('piece')
      yield* found
      found = []
      await walk.breathe()
    }
  }
  parser.write(decoded()).close()
  yield* found
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1)
