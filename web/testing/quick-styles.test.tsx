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
  { class: 'placed' },
  {
    style:
      'border: 2px solid red; margin: 1px 2px; padding: 3px; outline: 1px dotted; background: blue; font: 12px serif',
  },
]
const RULES = `
  .unseen { display: none } section > .unseen, main .unseen { visibility: hidden } :root { color: red }
  .placed { position: fixed; inset: 0; top: 4px; overflow: hidden auto; transform: scale(2); will-change: filter; contain: paint;
    width: 10px !important; direction: rtl; filter: none; opacity: 0.5; line-height: 2; flex: 1 1 auto; --own: 1 }
  .placed { border-bottom: 3px solid; overflow-y: scroll; opacity: unset; border-left-width: thin }`

/** All of this has been compared. */
const WANTED =
  `display: none, display: flex, visibility: hidden, pointerEvents: none, position: fixed, overflowY: scroll,
  transform: scale(2), willChange: filter, contain: paint, direction: rtl, backdropFilter: undefined, width: 10px,
  borderBottomWidth: 3px, borderTopWidth: 2px, marginLeft: 2px`.split(/,\s+/)
const EDGES = ['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth']

/** Every property that jsdom knows, but for those of which most are colours: these it is asked slowly. */
const propertiesOf = (style: CSSStyleDeclaration) =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(style)).filter(
    (name) => typeof Reflect.get(style, name) === 'string' && !/color|background|border|outline/i.test(name),
  )

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
  // as after other tests: what had the focus is gone
  const gone = document.body.appendChild(document.createElement('button'))
  gone.focus()
  gone.remove()
  renderApp('/login')
  const [button] = await screen.findAllByRole('button')
  const rules = document.createElement('style')
  rules.textContent = RULES
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
  const others = other.document.querySelectorAll<HTMLElement>('*')
  // the focus is not copied, and has rules of its own
  button!.focus()
  others[[...document.querySelectorAll('*')].indexOf(button!)]!.focus()
  const seen = new Set<string>()
  const names = [...propertiesOf(other.getComputedStyle(other.document.body)), ...EDGES, 'backdropFilter', 'color']
  for (const [place, element] of document.querySelectorAll('*').entries()) {
    const [quick, slow] = [getComputedStyle(element), other.getComputedStyle(others[place]!)]
    expect(element.localName).toBe(others[place]!.localName)
    const said = names.map((name) => `${name}: ${String(Reflect.get(quick, name))}`)
    const meant = names.map((name) => `${name}: ${String(Reflect.get(slow, name))}`)
    expect(said, element.outerHTML.slice(0, 80)).toEqual(meant)
    for (const each of meant) seen.add(each)
    expect(quick.getPropertyValue('pointer-events')).toBe(slow.getPropertyValue('pointer-events'))
  }
  expect([...seen]).toEqual(expect.arrayContaining(WANTED))
})
