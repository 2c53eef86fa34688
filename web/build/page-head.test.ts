import { expect, test } from 'vitest'
import { inOrder } from './page-head.ts'

test('a page asks for its styles, then for its scripts, then for its letters', () => {
  const built = [
    '    <title>Ninefold</title>',
    '    <script type="module" crossorigin src="/assets/login.js"></script>',
    '    <link rel="modulepreload" crossorigin href="/assets/react.js">',
    '    <link rel="stylesheet" crossorigin href="/assets/base.css">',
    '    <link rel="stylesheet" crossorigin href="/assets/login.css">',
    '  </head>',
    '',
  ].join('\n')

  const page = inOrder(built, '    <link rel="preload" href="/assets/letters.woff2">\n')

  expect(page.match(/(?<=\/assets\/)[^"]+/g)).toEqual([
    'base.css',
    'login.css',
    'login.js',
    'react.js',
    'letters.woff2',
  ])
})
