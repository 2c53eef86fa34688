import { usedStyles } from './used-styles.ts'

/** Nothing is loaded, run or sent, whatever people wrote. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** On a screen nothing is around the document to keep it off the edge; paper has margins. */
const MARGINS = '@media screen { body { max-width: 1160px; margin: 0 auto; padding: 24px 16px 64px; } }'

/**
 * A document as one file that needs nothing else: what is on the screen, and the rules it is shown by. It is light, as
 * paper is, and takes the letters that the reader's system has.
 */
export function pageFile(paper: Element, title: string): string {
  const file = document.implementation.createHTMLDocument(title)
  const { documentElement: root, head, body } = file
  root.lang = document.documentElement.lang
  root.dir = document.documentElement.dir
  root.dataset.mantineColorScheme = 'light'
  body.append(file.importNode(paper, true))

  // the paper brings its own
  const around = [...document.styleSheets].filter((sheet) => !paper.contains(sheet.ownerNode))
  const style = file.createElement('style')
  style.textContent = usedStyles(around, file) + MARGINS
  head.prepend(
    metaOf(file, { charset: 'utf-8' }),
    metaOf(file, { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
    metaOf(file, { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
  )
  head.append(style)
  return ['<!doctype html>', root.outerHTML, ''].join('\n')
}

function metaOf(file: Document, attributes: Record<string, string>): HTMLMetaElement {
  const meta = file.createElement('meta')
  for (const [name, value] of Object.entries(attributes)) meta.setAttribute(name, value)
  return meta
}
