import { shippedCataloguesMessages } from '#contract/messages/shipped-catalogues.ts'

/**
 * The name of a catalogue, also with its version after it. What Ninefold brings along is stored under its English name and
 * said in the page's language; what a host has named stays as it is.
 */
export function catalogueName(stored: string): string {
  const known = Object.entries(shippedCataloguesMessages).find(
    ([name]) => stored === name || stored.startsWith(`${name} `),
  )
  return known ? `${known[1]}${stored.slice(known[0].length)}` : stored
}
