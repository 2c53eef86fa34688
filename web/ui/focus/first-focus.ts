/** So much happens in no screen before the keeper comes; where it never does, no more is remembered. */
const MANY = 2_000

const trail: Element[] = []
const records: MutationRecord[] = []

const note = ({ target }: FocusEvent) => {
  if (target instanceof Element) trail.unshift(target)
}
const observer = new MutationObserver((more) => {
  records.push(...more)
  records.splice(0, records.length - MANY)
})

/** The keeper of the focus comes with what the first screen can do without. What it would have seen until then is written down. */
export function watchFirstFocus() {
  document.addEventListener('focusin', note)
  observer.observe(document.body, { subtree: true, childList: true })
}

/** What had the focus, newest first, and what the page has changed by; from now on somebody else looks. */
export function takeFirstFocus() {
  const seen = { trail: trail.splice(0), records: [...records.splice(0), ...observer.takeRecords()] }
  document.removeEventListener('focusin', note)
  observer.disconnect()
  return seen
}
