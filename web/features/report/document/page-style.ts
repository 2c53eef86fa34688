import { reportMessages } from '#contract/messages/report.ts'

interface PageHeads {
  title: string
  day: string
}

/**
 * The words at the head and foot of every printed page, which no style sheet can know. They are outside the document, so
 * that its variables may not reach them. The size of the paper is left to the person who prints; only wide pictures turn it.
 */
export function pageStyle({ title, day }: PageHeads): string {
  const small = `color: #574e5d; font: 8pt 'Hanken Grotesk Variable', sans-serif;`
  return `
    @page {
      margin: 16mm 15mm 14mm;
      @top-left { content: ${cssString(title)}; ${small} }
      @bottom-left { content: ${cssString(reportMessages.pageFoot(day))}; ${small} }
      @bottom-right { content: counter(page) ' / ' counter(pages); ${small} }
    }
    @page wide { size: landscape; }
    @page :first { @top-left { content: none; } }`
}

/** Escapes a name for use inside a CSS string. */
export function cssString(text: string): string {
  const escaped = text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)
  return `'${escaped}'`
}
