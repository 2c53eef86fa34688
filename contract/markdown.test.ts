import { expect, test } from 'vitest'
import { cellInMarkdown, inMarkdown } from './markdown.ts'

test.each([
  ['see https://a.example/x_y*z', 'see https://a.example/x_y*z'],
  ['see www.a.example/x_y', 'see www.a.example/x_y'],
  ['ftp://a.example/x_y', 'ftp://a.example/x_y'],
  ['a|https://a.example/x_y', 'a\\|<https://a.example/x_y>'],
  ['https://e.org/a?ids[]=1_2_3#_top', '<https://e.org/a?ids[]=1_2_3#_top>'],
  ['http://[2001:db8::1]:80/a_b', '<http://[2001:db8::1]:80/a_b>'],
  ['mailto:a_b_c@e.org', '<mailto:a_b_c@e.org>'],
  ['=HYPERLINK("http://evil")', '=HYPERLINK("<http://evil>")'],
  ['[a](https://a.example/x_y), b', '\\[a\\](https://a.example/x_y), b'],
  ['https://a.example/[b](javascript:c)', '<https://a.example/[b](javascript:c)>'],
  ['[see https://a.example/x_y]', '\\[see <https://a.example/x_y>\\]'],
  ['https://a.example/x_(y).', 'https://a.example/x_(y).'],
  ['x_y', 'x\\_y'],
])('an address stays one, and other words stay words: %s', (text, markdown) => {
  expect(cellInMarkdown(text)).toBe(markdown)
})

test.each([
  ['mailto:mailto:a@e.org', '<mailto:mailto:a@e.org>'],
  ['mailto:a www.e.org mailto:b@e.org', 'mailto:a www.e.org <mailto:b@e.org>'],
  ['mailto:http://e.org/x_y', 'mailto:<http://e.org/x_y>'],
  ['ftp://<www.e.org/x_y', 'ftp://\\<www.e.org/x_y'],
  ['awww.x_y', 'awww.x\\_y'],
])('an address begins where it can be one: %s', (text, markdown) => {
  expect(cellInMarkdown(text)).toBe(markdown)
})

test('a cell keeps its blank lines; a heading is one line', () => {
  expect(cellInMarkdown('One \r\n\n  two')).toBe('One<br><br>two')
  expect(inMarkdown('One \r\n\n  two')).toBe('One two')
})

test('what no document shows is seen to have been there', () => {
  expect(cellInMarkdown('a\u0001b\u001B[0m')).toBe('a\uFFFDb\uFFFD\\[0m')
})

// a million characters: anything but linear time would take minutes
test.each([' ', '\t\r\n', 'mailto:', 'mailto:a ', 'www.', 'http://', 'http://<', '(', ').', '_'])(
  'a long text of %j is escaped at once',
  (repeated) => {
    const text = `a${repeated.repeat(1_000_000 / repeated.length)}b`
    expect(cellInMarkdown(text).length).toBeGreaterThan(1)
    expect(inMarkdown(text).length).toBeGreaterThan(1)
  },
)
