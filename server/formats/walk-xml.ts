import { SaxesParser } from 'saxes'

/** Says that a text stops being XML. */
export class BrokenXml extends Error {}

/** Elements by their names without prefix, and the text between them. */
export interface XmlListener {
  open: (name: string, attributes: Record<string, string>) => void
  close: (name: string) => void
  text: (text: string) => void
}

/**
 * Reads XML as it comes. `listen` is given what to call for each thing that it has put together, and those are handed on after
 * every bit. Nothing is looked up anywhere: entities are the five of XML.
 */
export async function* walkXml<Found>(
  chunks: AsyncIterable<Buffer>,
  listen: (tell: (found: Found) => void) => XmlListener,
): AsyncGenerator<Found> {
  let found: Found[] = []
  const { open, close, text } = listen((one) => found.push(one))
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => open(plain(name), attributes))
  parser.on('closetag', ({ name }) => close(plain(name)))
  parser.on('text', text)
  parser.on('cdata', text)
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
    parser.write(decoded(chunk))
    yield* found
    found = []
  }
  parser.write(decoded()).close()
  yield* found
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1)
