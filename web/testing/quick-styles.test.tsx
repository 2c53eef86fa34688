import { createRequire } from 'node:module'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderApp } from './render-app.tsx'

const NAMES = [
  'div p ul li table tr td th button input select option textarea dialog details summary label fieldset legend a img svg',
  'article section nav aside main header footer h1 h2 template script style noscript',
]
const HOW: Record<string, string>[] = [
  {},
  { hidden: '' },
  { disabled: '' },
  { open: '' },
  { type: 'hidden' },
  { type: 'radio' },
  { style: 'display: flex; visibility: hidden; pointer-events: none' },
  { class: 'unseen' },
]

/** The same page once more, in which nothing is quicker. */
function untouched(): Window & typeof globalThis {
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
    JSDOM: new () => { window: Window & typeof globalThis }
  }
  const { window: other } = new JSDOM()
  other.document.documentElement.replaceWith(other.document.importNode(document.documentElement, true))
  return other
}

test('the style of every element is what jsdom says of it', async () => {
  renderApp('/login')
  await screen.findAllByRole('button')
  const rules = document.createElement('style')
  rules.textContent =
    '.unseen { display: none } section > .unseen, main .unseen { visibility: hidden } :root { color: red }'
  const all = document.createElement('section')
  for (const name of NAMES.join(' ').split(' ')) {
    for (const attributes of HOW) {
      const element = document.createElement(name)
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
      all.append(element)
    }
  }
  document.body.append(rules, all)
  onTestFinished(() => [rules, all].forEach((each) => each.remove()))

  const other = untouched()
  const others = other.document.querySelectorAll('*')
  const seen = new Set<string>()
  for (const [place, element] of document.querySelectorAll('*').entries()) {
    const [quick, slow] = [getComputedStyle(element), other.getComputedStyle(others[place]!)]
    expect(element.localName).toBe(others[place]!.localName)
    for (const name of ['display', 'visibility', 'pointerEvents', 'color', 'cursor'] as const) {
      expect(quick[name], `${name} of ${element.outerHTML.slice(0, 80)}`).toBe(slow[name])
      seen.add(`${name}: ${slow[name]}`)
    }
    expect(quick.getPropertyValue('pointer-events')).toBe(slow.getPropertyValue('pointer-events'))
  }
  expect([...seen]).toEqual(expect.arrayContaining(['display: none', 'display: flex', 'visibility: hidden']))
})
