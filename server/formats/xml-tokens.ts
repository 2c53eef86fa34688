/** A tag by its name without prefix, or the text between two. */
export type XmlToken =
  | { kind: 'open' | 'empty'; name: string; attributes: string }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/** Says that a text stops being XML. */
export class BrokenXml extends Error {}

/** One after the other, so that a long text can be walked bit by bit. Nothing is looked up anywhere: entities are the five of XML. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  for (let at = 0; at < xml.length;) {
    const tag = xml.indexOf('<', at)
    const textEnd = tag === -1 ? xml.length : tag
    if (textEnd > at) yield { kind: 'text', text: decoded(xml.slice(at, textEnd)) }
    if (tag === -1) return
    if (xml.startsWith('<![CDATA[', tag)) {
      const end = indexAfter(xml, ']]>', tag)
      yield { kind: 'text', text: xml.slice(tag + 9, end - 3) }
      at = end
    } else if (xml.startsWith('<!--', tag)) at = indexAfter(xml, '-->', tag)
    else {
      at = indexAfter(xml, '>', tag)
      const token = tagOf(xml.slice(tag + 1, at - 1))
      if (token) yield token
    }
  }
}

/** What an attribute of this name says. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = match?.[1] ?? match?.[2]
  return value === undefined ? undefined : decoded(value)
}

function tagOf(inner: string): XmlToken | undefined {
  if (inner.startsWith('?') || inner.startsWith('!')) return undefined
  if (inner.startsWith('/')) return { kind: 'close', name: plain(inner.slice(1).trim()) }
  const isEmpty = inner.endsWith('/')
  const body = isEmpty ? inner.slice(0, -1) : inner
  const space = body.search(/\s/)
  const name = plain(space === -1 ? body : body.slice(0, space))
  return { kind: isEmpty ? 'empty' : 'open', name, attributes: space === -1 ? '' : body.slice(space) }
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1)

function indexAfter(xml: string, sign: string, from: number): number {
  const at = xml.indexOf(sign, from)
  if (at === -1) throw new BrokenXml('It ends in the middle of a tag.')
  return at + sign.length
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string) =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w+));/g,
        (whole, hex?: string, digits?: string, name = '') => {
          if (hex === undefined && digits === undefined) return entities[name as string] ?? whole
          const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
          return code <= 0x10ffff ? String.fromCodePoint(code) : whole
        },
      )
    : text
