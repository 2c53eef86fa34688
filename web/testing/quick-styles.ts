import { createRequire } from 'node:module'

// Whoever asks for a role or a name asks for the style of every element around it, and wants to know whether it is hidden;
// whoever opens a list asks nine things of every element above it, to find a place. jsdom works out all colours for each
// answer, and tries each of its hundred rules on each element: half of what these tests take. Here it answers what it is
// asked, and leaves out the rules for elements of another name. The answers are its own.

interface StyleRules {
  getDeclarationForElement: (element: object) => CSSStyleDeclaration
  getResolvedValue: (element: object, property: string) => string
}
interface Matcher {
  match(selector: string, element: Element): boolean
}

const jsdom = createRequire(createRequire(import.meta.url).resolve('jsdom'))
const { getDeclarationForElement, getResolvedValue } = jsdom('./jsdom/living/helpers/style-rules.js') as StyleRules
const { implForWrapper } = jsdom('./jsdom/living/generated/utils.js') as {
  implForWrapper: (wrapper: object) => { _nwsapiDontThrow?: Matcher } | null
}

const page = document.defaultView!
/** As jsdom does it. */
const slowStyle = page.getComputedStyle.bind(page)

/** What jsdom works out from more than the element's own rules, and what is put together from that. */
const OTHERWISE = /color|^(background|outline|css|\d)|^border(?!\w+Width$)/i

const asked: Record<string, (element: object) => string> = {
  display: (element) => getDeclarationForElement(element).getPropertyValue('display'),
  visibility: (element) => getResolvedValue(element, 'visibility'),
  pointerEvents: (element) => getResolvedValue(element, 'pointer-events'),
  'pointer-events': (element) => getResolvedValue(element, 'pointer-events'),
}

/** The same, of which only what is read is worked out. */
function quickStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const inside = implForWrapper(element)
  if (pseudo || !inside) return slowStyle(element, pseudo)
  const read = (name: string | symbol): unknown => {
    if (typeof name === 'string' && Object.hasOwn(asked, name)) return asked[name]!(inside)
    if (name === 'getPropertyValue')
      return (property: string) => asked[property]?.(inside) ?? slowStyle(element).getPropertyValue(property)
    if (typeof name === 'string' && !OTHERWISE.test(name)) {
      const own: unknown = Reflect.get(getDeclarationForElement(inside), name)
      // jsdom does not know every property
      if (typeof own === 'string' || own === undefined) return own
    }
    const whole = slowStyle(element)
    const value: unknown = Reflect.get(whole, name)
    return typeof value === 'function' ? (value.bind(whole) as unknown) : value
  }
  return new Proxy({} as CSSStyleDeclaration, { get: (_target, name) => read(name) })
}

/** The names of the elements that a list of selectors is for; none where it may be for any. */
function namesIn(selectors: string): Set<string> | undefined {
  // what is in quotes or brackets narrows it down further
  const bare = selectors.replaceAll(/"[^"]*"|'[^']*'|\([^()]*\)/g, '').replaceAll(/:root|:host/g, 'html')
  const names = bare.split(',').map((selector) => /(?:^|[\s>+~])([a-z][a-z\d]*)[^\s>+~]*\s*$/i.exec(selector)?.[1])
  return names.every((name) => name !== undefined) ? new Set(names.map((name) => name.toLowerCase())) : undefined
}

/** What finds out whether a rule is for an element; made by jsdom when it is first needed. */
function leaveOutOtherNames() {
  slowStyle(document.documentElement)
  const inside = implForWrapper(document)
  const matcher = inside?._nwsapiDontThrow
  if (!inside || !matcher) return
  const known = new Map<string, Set<string> | undefined>()
  inside._nwsapiDontThrow = {
    match(selector, element) {
      if (!known.has(selector)) known.set(selector, namesIn(selector))
      return known.get(selector)?.has(element.localName) === false ? false : matcher.match(selector, element)
    },
  }
}

leaveOutOtherNames()
for (const where of [page, globalThis])
  Object.defineProperty(where, 'getComputedStyle', { value: quickStyle, writable: true, configurable: true })
