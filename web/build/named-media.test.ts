import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nameToQuery } from './named-media.ts'

test('a named width becomes its query, alone and beside others', () => {
  expect(nameToQuery('@media (--phone) {\n  .a {\n    color: var(--nf-ink);\n  }\n}')).toBe(
    '@media (max-width: 43.75em) {\n  .a {\n    color: var(--nf-ink);\n  }\n}',
  )
  expect(nameToQuery('@media screen and (--beyond-phone) and (--narrow) {}')).toBe(
    '@media screen and (min-width: 43.8125em) and (max-width: 68.75em) {}',
  )
})

test('a name that nobody knows fails the build', () => {
  expect(() => nameToQuery('@media (--fone) {}')).toThrow('fone')
})

test('no style sheet writes these widths itself', () => {
  const styles = readdirSync('web', { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(50)
  expect(
    styles.filter((path) => /\b(43\.75|43\.8125|68\.75|68\.8125)em/.test(readFileSync(`web/${path}`, 'utf8'))),
  ).toEqual([])
})
