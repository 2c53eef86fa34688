const PLAIN = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz'
const MARKED = 'ÅåÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŘřŠšŢţÛûŴŵÝýŽž'

/**
 * A language that nobody speaks, for tests: every text of ours is accented, in brackets and longer by four tenths, so
 * that one that is not in a language, or does not fit, catches the eye. It is no part of the product.
 */
export const PSEUDO = {
  language: 'en-XA',
  direction: 'ltr',
  description: accented('Ninefold: a live workshop from human need to system requirement'),
  needsScript: accented('Ninefold needs JavaScript to run.'),
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
  // a text within a text is marked once
  const inner = text.replaceAll(/[⟦⟧]|·+(?=⟧)/g, '')
  const marked = [...inner].map((letter) => MARKED[PLAIN.indexOf(letter)] ?? letter).join('')
  return inner.trim() === '' ? text : `⟦${marked}${'·'.repeat(Math.ceil(inner.length * 0.4))}⟧`
}
