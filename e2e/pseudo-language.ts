import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The application in the language that nobody speaks (`web/build/pseudo.ts`), built for the tests alone. */
export async function buildPseudo() {
  // loaded here: whoever does not build need not wait for its tools
  const { buildWeb } = await import('../scripts/build-web.mjs')
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-pseudo-'))
  await buildWeb(root, folder, ['en-XA'])
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Shows its pages in place of the server's; what they call is the server's own. */
export async function speakPseudo(context: BrowserContext, folder: string) {
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/api/')) return route.fallback()
    const file = join(folder, decodeURIComponent(pathname))
    const isFile = existsSync(file) && statSync(file).isFile()
    if (!isFile && /\.\w+$/.test(pathname)) return route.fallback()
    const page = pathname === '/login' ? 'login.html' : 'index.html'
    return route.fulfill({ path: isFile ? file : join(folder, page) })
  })
}

/** What the server has said so far, once all of it has been read. */
type Answers = () => Promise<Set<string>>

/** Gathers every text that comes from the server: what people wrote, and the names of the catalogue. */
export function gatherAnswers(page: Page): Answers {
  const said = new Set<string>()
  const reading = new Set<Promise<void>>()
  const add = (value: unknown) => {
    if (typeof value === 'string') said.add(value.replaceAll(/\s+/g, ' ').trim())
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add)
  }
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || !response.headers()['content-type']?.includes('json')) return
    // one that is given up has nothing to say
    const read = response.json().then(add, () => undefined)
    reading.add(read)
    void read.finally(() => reading.delete(read))
  })
  return async () => {
    await Promise.all(reading)
    return said
  }
}

/** What accents would have changed. */
const PLAIN = /[AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz]/
/** Dates and times are written by the browser; signs, ids and addresses are the same in every language. */
const NO_LANGUAGE =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|Sept?|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Oct|Nov|Dec|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|\b[ORMS]\d+\b|\S+@|example\.org|\S+@\S+|https?:\S+|\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g

/** The texts on the page that are English still: in letters without accents, and not from the server. */
export async function findEnglish(page: Page, answers: Answers): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts = new Set<string>([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // a language's own name is in that language on every page
      if (!node.parentElement?.closest('script, style, template, noscript, body [lang]'))
        texts.add(node.textContent ?? '')
    }
    // a field that measures how much room a text takes is nobody's to read
    for (const element of document.querySelectorAll(':not([aria-hidden])')) {
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-valuetext',
        'aria-roledescription',
        'title',
        'placeholder',
        'alt',
      ]) {
        texts.add(element.getAttribute(name) ?? '')
      }
    }
    return [...texts]
  })
  // after the page was read: whatever stands on it has come
  const longestFirst = [...(await answers())].filter((text) => text !== '').toSorted((a, b) => b.length - a.length)
  return shown
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => {
      if (!PLAIN.test(text)) return false
      const rest = longestFirst.reduce((left, known) => left.replaceAll(known, ' '), text)
      return PLAIN.test(rest.replaceAll(NO_LANGUAGE, ' '))
    })
}
