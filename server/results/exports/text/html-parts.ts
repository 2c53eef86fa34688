import { attributeText, elementText } from '../../../formats/xml-text.ts'
import type { ExportSource } from '../source/export-source.ts'
import { isRightToLeft } from '../source/is-right-to-left.ts'
import type { FileWords } from '../words/file-words.ts'

/** What a page is put together from, in the language of its file and from the side where its lines begin. */
export class HtmlParts {
  readonly #words: FileWords
  readonly #isTurned: boolean

  constructor(source: Pick<ExportSource, 'language' | 'words'>) {
    this.#words = source.words
    this.#isTurned = isRightToLeft(source)
  }

  /**
   * An element of people's words, which run as their own first letter does. On a page that begins on the right they stand in one
   * within it, so that it begins there too, whatever they are written in.
   */
  theirs(tag: string, text: string, attributes = (direction: string) => direction): string {
    return this.#isTurned
      ? `<${tag}${attributes('')}><span dir="auto">${elementText(text)}</span></${tag}>`
      : `<${tag}${attributes(' dir="auto"')}>${elementText(text)}</${tag}>`
  }

  /** The same of names and ids with words of ours between them. */
  listed(tag: string, text: string): string {
    return `<${tag}${this.#isTurned ? '' : ' dir="auto"'}>${elementText(text)}</${tag}>`
  }

  fact(name: string, text: string): string {
    return `<p><b>${this.#words.files.label(name)}</b> <span dir="auto">${elementText(text)}</span></p>\n`
  }

  nothing(): string {
    return `<p class="quiet">${this.#words.report.nothing}</p>\n`
  }

  /** The first cell of a row may lead somewhere. */
  *table(heads: string[], rows: string[][], linkOf?: (first: string) => string | undefined): Iterable<string> {
    if (rows.length === 0) return yield this.nothing()
    const [, ...others] = heads
    yield `<table class="rows">${head(heads)}<tbody>\n`
    for (const [first = '', ...texts] of rows) {
      const cells = texts.map((text, at) => this.cell(text, others[at]))
      yield `<tr>${idCell(first, linkOf?.(first))}${cells.join('')}</tr>\n`
    }
    yield '</tbody></table>\n'
  }

  /** On a phone a row is a card, and each of its lines says what it is. */
  cell(text: string, name?: string): string {
    const named = name === undefined ? '' : ` data-head="${attributeText(name)}"`
    if (text === '') return `<td dir="auto"${named}></td>`
    return this.theirs('td', text, (direction) => `${direction}${named}`)
  }
}

export const head = (heads: string[]) =>
  `<thead><tr>${heads.map((text) => `<th>${elementText(text)}</th>`).join('')}</tr></thead>`

export const idCell = (id: string, address?: string) =>
  `<td class="id">${address === undefined ? id : `<a href="${attributeText(address)}">${id}</a>`}</td>`
