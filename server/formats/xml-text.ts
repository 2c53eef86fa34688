/** Characters that XML 1.0 has no way to write. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

export const writable = (text: string) => text.replaceAll(UNWRITABLE, '\uFFFD')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** For an attribute: line breaks and tabs are spelled out, because parsers turn them into spaces otherwise. */
export const attributeText = (text: string) =>
  writable(text).replaceAll(/[&<>"\t\r\n]/g, (sign) => entities[sign] ?? `&#${sign.charCodeAt(0)};`)

/** Between two tags. */
export const elementText = (text: string) => writable(text).replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)
