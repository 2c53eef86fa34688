/** Every table inside an element that has heads and is not folded away; a picture of needs has one beside it that says the same. */
export const tablesIn = (place: Element) =>
  [...place.querySelectorAll('table')].filter(
    (table) => !table.closest('details:not([open])') && rowsOnScreen(table)[0]?.some((head) => head !== ''),
  )

/** By its caption, or by what the region or the section around it is called. */
export function nameOfTable(table: HTMLTableElement): string | undefined {
  const around = table.closest('[aria-label], [aria-labelledby]')
  const heading = document.getElementById(around?.getAttribute('aria-labelledby') ?? '')
  return [table.caption?.textContent, around?.getAttribute('aria-label'), heading?.textContent].find(Boolean)?.trim()
}

/** What a table says, as it is heard: names in place of colours, and what is written in its fields. Its buttons say nothing. */
export function rowsOnScreen(table: HTMLTableElement): string[][] {
  const rows = [...table.rows]
    .filter((row) => !isUnheard(row))
    .map((row) => [...row.cells].flatMap((cell) => [textOf(cell).trim(), ...Array<string>(cell.colSpan - 1).fill('')]))
  const [heads = [], ...others] = rows
  // a column of buttons
  const isTold = heads.map((_, column) => others.some((cells) => cells[column]))
  return rows.map((cells) => cells.filter((_, column) => isTold[column]))
}

const isUnheard = (element: Element) =>
  element.matches('[aria-hidden="true"], [hidden], svg') ||
  (element.matches('button:not([data-told])') && !isHead(element))
/** A column that can be sorted is named by a button. */
const isHead = (button: Element) => button.closest('thead') !== null
const startsLine = (node: Node) => node instanceof Element && node.matches('p, div, li, h2, h3, h4, blockquote')

function textOf(node: Node): string {
  if (!(node instanceof HTMLElement)) return node instanceof Text ? spaced(node) : ''
  if (isUnheard(node)) return ''
  if (node instanceof HTMLTextAreaElement) return node.value
  if (node instanceof HTMLSelectElement) return node.selectedOptions[0]?.text ?? ''
  if (node instanceof HTMLInputElement) return isTyped(node) ? node.value : ''
  if (node instanceof HTMLBRElement) return '\n'
  return joined([...node.childNodes])
}

/** Blanks between two elements are one; what people wrote keeps its lines. */
const spaced = ({ data }: Text) => (data.trim() === '' ? ' ' : data)

const isTyped = ({ type }: HTMLInputElement) => type === 'text' || type === 'search'

/** Two elements beside each other are two words, and a block begins a line. */
function joined(nodes: Node[]): string {
  let text = ''
  let former: Node | undefined
  for (const node of nodes) {
    const part = textOf(node)
    if (part.trim() === '') {
      text += part
      continue
    }
    if (text.trim() !== '') {
      if (startsLine(node) || (former && startsLine(former))) text = `${text.trimEnd()}\n`
      else if (node instanceof Element && former instanceof Element && !/\s$/.test(text)) text += ' '
    }
    text += part
    former = node
  }
  return text
}
