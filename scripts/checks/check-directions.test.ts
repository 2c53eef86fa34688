import { expect, test } from 'vitest'
import { findSides } from './check-directions.mjs'

const inStyles = (source: string) => findSides('web/ui/a.module.css', source)
const inScripts = (source: string) => findSides('web/ui/a.tsx', source)

test.for([
  'margin-left: 4px;',
  'border-right-color: red;',
  'scroll-padding-left: 4px;',
  'border-top-left-radius: 4px;',
  '.a { right: 0; }',
  'text-align: right;',
  'text-align: start;',
  'transform-origin: top left;',
  'background: linear-gradient(to right, red, blue);',
  'transform: translateX(-50%);',
  'padding: 0 8px 0 12px;',
  'padding: 0 calc(4 * var(--u)) 0 0;',
  'inset: 0 auto 0 0;',
  'border-radius: 0 8px 8px 0;',
])('a style sheet may not say “%s”', (declaration) => {
  expect(inStyles(`.a {\n  ${declaration}\n}`)).toEqual([{ line: 2, text: declaration }])
})

test.for([
  'margin-inline-start: 4px;',
  'margin: 0 auto 4px;',
  'padding: 4px 8px 6px 8px;',
  'padding: max(16px, calc(48 * var(--u))) max(16px, calc(80 * var(--u)));',
  'border-radius: 20px 20px 0 0;',
  'text-align: var(--nf-start);',
  'background: linear-gradient(to bottom, red, blue);',
  '/* adding is a move from right to left: it */',
  '.left:has(.right) {',
  '--left: 4px;',
])('a style sheet may say “%s”', (declaration) => {
  expect(inStyles(declaration)).toEqual([])
})

test.for([
  'const style = { left: `${x}%`, top }',
  'const style = { marginLeft: 4 }',
  "const style = { textAlign: 'right' }",
  '<Box ml="md" />',
  'const at = element.scrollLeft',
  "if (event.key === 'ArrowLeft') goBack()",
])('a script may not say “%s”', (line) => {
  expect(inScripts(line)).toHaveLength(1)
})

test.for([
  'const style = { insetInlineStart: 4, top }',
  'const { left, right } = card.getBoundingClientRect()',
  '<Note left={left} max={max} />',
  '<Box ms="md" />',
])('a script may say “%s”', (line) => {
  expect(inScripts(line)).toEqual([])
})

test('where left and right are meant, they may stand', () => {
  expect(findSides('web/lib/text/page-direction.ts', "if (key === 'ArrowLeft') goBack()")).toEqual([])
})
