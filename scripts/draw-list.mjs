import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * Prints the list as the built application in the given folder draws it before its rows are there, for somebody who has
 * selected nothing, in a workshop where nothing is said and nothing is shut. It is the application itself that draws, in
 * a browser without a screen, so that there is no second description of what it looks like.
 */
const GIVE_UP_MS = 60_000

// it says nothing of its types
const { JSDOM } = createRequire(import.meta.url)('jsdom')
const [built = ''] = process.argv.slice(2)
const page = readFileSync(join(built, 'index.html'), 'utf8')
const [, entry = ''] = /<script type="module"[^>]* src="\/([^"]+)"/.exec(page) ?? []
const { window } = new JSDOM(page, { url: 'http://localhost/solutions', pretendToBeVisual: true })

const room = { step: null, message: null, timer: null, frozen: false, status: 'open', silent_rating: false, title: '' }
const never = new Promise(() => {})
Object.assign(window, {
  fetch: (/** @type {string} */ url) => (url.startsWith('/api/room') ? Promise.resolve(Response.json(room)) : never),
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  scrollTo() {},
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
})
// a style is waited for, and none is fetched
window.document.head.appendChild = (/** @type {HTMLLinkElement} */ link) => {
  setTimeout(() => link.dispatchEvent(new window.Event('load')))
  return link
}
window.localStorage.setItem('sessionId', 'somewhere')
window.localStorage.setItem('email', 'somebody')

// What a script of the page finds without naming the window. Node's own things stay where it has some, but for those that
// must be the page's; newer versions have a storage of their own.
for (const name in window) share(name)
for (const name of Object.getOwnPropertyNames(window)) share(name)
const ours = ['window', 'navigator', 'localStorage', 'sessionStorage', 'fetch', 'Event', 'CustomEvent']
for (const name of ours) share(name, true)

/** @param {string} name */
function share(name, isOurs = false) {
  if (name in globalThis && !isOurs) return
  const value = Reflect.get(window, name)
  const isPlain = typeof value === 'function' && /^[a-z]/.test(name)
  Object.defineProperty(globalThis, name, {
    value: isPlain ? value.bind(window) : value,
    configurable: true,
    writable: true,
  })
}

const root = window.document.getElementById('root')
const changes = new window.MutationObserver(look)
changes.observe(window.document, { subtree: true, childList: true, attributes: true })
setTimeout(() => {
  throw new Error(`The list was not drawn within ${GIVE_UP_MS / 1000} s.`)
}, GIVE_UP_MS)
await import(pathToFileURL(join(built, entry)).href)

function look() {
  // the list and no other page, and all of it
  if (!root?.querySelector('[role=search]') || root.querySelector('[data-waits]')) return
  changes.disconnect()
  // the provider's variables: those that the picture needs are in its style sheets
  for (const style of root.querySelectorAll('style')) style.remove()
  process.stdout.write(root.innerHTML, () => process.exit())
}
