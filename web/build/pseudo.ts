const PLAIN = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz'
const MARKED = 'ÅåÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŘřŠšŢţÛûŴŵÝýŽž'
/** What each letter of ours adds. */
const LONGER = 0.4

/**
 * A language that nobody speaks, for tests: every text of ours is accented, in brackets and longer by four tenths, so
 * that one that is not in a language, or does not fit, catches the eye. It is no part of the product.
 */
export const PSEUDO = {
  language: 'en-XA',
  direction: 'ltr',
  description: accented('Ninefold: a live workshop from human need to system requirement'),
  needsScript: accented('Ninefold needs JavaScript to run.'),
  takesLong: accented('This page is taking a long time. Load it again'),
} as const

type Texts = { readonly [name: string]: Texts | string | ((...holes: unknown[]) => unknown) }

/** The same texts, accented. What fills their holes is accented with them. */
export function oddly<Of extends Texts>(texts: Of): Of {
  const entries = Object.entries(texts).map(([name, value]) => {
    if (typeof value === 'string') return [name, accented(value)]
    if (typeof value !== 'function') return [name, oddly(value)]
    return [
      name,
      (...holes: unknown[]) => {
        const text = value(...holes)
        return typeof text === 'string' ? accented(text) : text
      },
    ]
  })
  return Object.fromEntries(entries) as Of
}

function accented(text: string): string {
  // a text within a text is marked once; its letters are not ours any more, and add nothing
  const inner = text.replaceAll(/[⟦⟧]/g, '')
  if (inner.trim() === '') return text
  // spread over its words, as a longer language would be: a tail of signs could neither be read nor broken
  let owed = 0
  const marked = [...inner].map((letter) => {
    const place = PLAIN.indexOf(letter)
    if (!MARKED.includes(letter)) owed += LONGER
    if (place === -1) return letter
    const more = Math.floor(owed)
    owed -= more
    return MARKED[place]!.repeat(1 + more)
  })
  return `⟦${marked.join('')}⟧`
}
