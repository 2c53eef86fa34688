import { createRequire } from 'node:module'

type Jsdom = new () => { window: { DOMParser: typeof DOMParser } }

// the package brings no types
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: Jsdom }

/** Reads XML by a parser that is not ours (jsdom's, which is saxes); what is broken makes it throw. */
export function parseXml(text: string): Document {
  const { window } = new JSDOM()
  const document = new window.DOMParser().parseFromString(text, 'application/xml')
  const [problem] = document.getElementsByTagName('parsererror')
  if (problem) throw new Error(problem.textContent)
  return document
}
