import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FIRST_PICTURE_ID, TOLD_ANSWERS_ID } from '#contract/limits.ts'
import { showFirstPicture } from './first-picture.ts'

const me = { session_id: 'K7QM-2XVD', email: 'Mira@example.org' }
let letters: Promise<void>
let visit: { type: string }

beforeEach(() => {
  letters = Promise.resolve()
  visit = { type: 'navigate' }
  sessionStorage.clear()
  localStorage.setItem('sessionId', 'k7qm2xvd')
  localStorage.setItem('email', 'mira@example.org')
  Object.defineProperty(document, 'fonts', { value: [{ load: () => letters }], configurable: true })
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [visit] as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'fonts')
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})

/** The page as our server sends it, and what it shows above the place of the application. */
async function shown(answer: unknown = me) {
  document.body.innerHTML = `<div id="root"></div><template id="${FIRST_PICTURE_ID}"><h1>Solutions</h1></template>`
  const told = document.createElement('script')
  Object.assign(told, { type: 'application/json', id: TOLD_ANSWERS_ID })
  told.textContent = JSON.stringify({ '/api/me': { answer } })
  document.body.append(told)
  await showFirstPicture(document.getElementById('root')!)
  expect(document.querySelector('template')).toBeNull()
  return document.getElementById(FIRST_PICTURE_ID)
}

test('the picture stands before the application, is read to nobody and cannot be used', async () => {
  const picture = await shown()
  expect(picture?.innerHTML).toBe('<h1>Solutions</h1>')
  expect(picture?.nextElementSibling?.id).toBe('root')
  expect(picture?.ariaHidden).toBe('true')
  expect(picture?.inert).toBe(true)
})

test('it waits for its letters, and the application no longer than a second for it', async () => {
  letters = new Promise(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let isOver = false
  const waiting = shown().then((picture) => {
    isOver = true
    return picture
  })
  await vi.advanceTimersByTimeAsync(900)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(await waiting).toBeNull()
  vi.useRealTimers()
})

test('letters that come when the application has drawn bring no picture', async () => {
  let letCome = () => {}
  letters = new Promise((resolve) => (letCome = resolve))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const waiting = shown()
  await vi.advanceTimersByTimeAsync(1_000)
  await waiting
  vi.useRealTimers()
  document.getElementById('root')!.append('The list')
  letCome()
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.getElementById(FIRST_PICTURE_ID)).toBeNull()
})

test('there is none where this browser knows of something that would look otherwise', async () => {
  expect(await shown({ ...me, session_id: 'AAAA-BBBB' })).toBeNull()
  expect(await shown({ ...me, email: 'dora@example.org' })).toBeNull()
  expect(await shown(null)).toBeNull()
  for (const key of ['sessionId', 'email']) {
    const former = localStorage.getItem(key)!
    localStorage.removeItem(key)
    expect(await shown(), key).toBeNull()
    localStorage.setItem(key, former)
  }
  localStorage.setItem('solutionID', '7')
  expect(await shown()).toBeNull()
  localStorage.removeItem('solutionID')
  // a way back, a filter, a place it was scrolled to
  sessionStorage.setItem('continue-at', '{}')
  expect(await shown()).toBeNull()
  sessionStorage.clear()
  visit = { type: 'reload' }
  expect(await shown()).toBeNull()
  visit = { type: 'navigate' }
  expect(await shown()).not.toBeNull()
})
