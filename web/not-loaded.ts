import { FIRST_PICTURE_ID } from '#contract/limits.ts'
import { plainPagesMessages } from '#contract/messages/plain-pages.ts'

/** Where the application cannot be fetched: says so and offers a way on, with nothing of it at hand. */
export function showNotLoaded(place: Element) {
  document.getElementById(FIRST_PICTURE_ID)?.remove()
  const page = document.createElement('main')
  page.className = 'not-loaded'
  const sentence = document.createElement('h1')
  sentence.textContent = plainPagesMessages.notLoaded
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  alert.append(sentence)
  const reload = document.createElement('button')
  reload.type = 'button'
  reload.textContent = plainPagesMessages.reload
  reload.addEventListener('click', () => window.location.reload())
  page.append(alert, reload)
  place.replaceChildren(page)
}
