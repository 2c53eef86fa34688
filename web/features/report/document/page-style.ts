import { reportMessages } from '#contract/messages/report.ts'
import { tokenVariables } from '../../../theme/token-variables.ts'
import { light } from '../../../theme/tokens.ts'

interface PageHeads {
  title: string
  day: string
}

/**
 * What CSS files cannot know: the words at the head and foot of every printed page. And the colours of the light
 * scheme, whichever the screen has. The size of the paper is left to whoever prints; only wide pictures turn it.
 */
export function pageStyle({ title, day }: PageHeads): string {
  const small = `color: ${light.ink2}; font: 8pt 'Hanken Grotesk Variable', sans-serif;`
  return `
    @page {
      margin: 16mm 15mm 14mm;
      @top-left { content: ${cssString(title)}; ${small} }
      @bottom-left { content: ${cssString(reportMessages.pageFoot(day))}; ${small} }
      @bottom-right { content: counter(page) ' / ' counter(pages); ${small} }
    }
    @page wide { size: landscape; }
    @page :first { @top-left { content: none; } }
    @media print {
      :root:root:root { color-scheme: light; --mantine-color-body: #FFFFFF; ${tokenVariables(light)} }
    }`
}

/** Escapes a name for use inside a CSS string. */
export function cssString(text: string): string {
  const escaped = text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)
  return `'${escaped}'`
}
