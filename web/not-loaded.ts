import { notLoadedMessages } from '#contract/messages/not-loaded.ts'

/** Where the application cannot be fetched: says so and offers a way on, with nothing of it at hand. */
export function showNotLoaded(place: Element) {
  const page = document.createElement('main')
  page.className = 'not-loaded'
  const sentence = document.createElement('h1')
  sentence.textContent = notLoadedMessages.notLoaded
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  alert.append(sentence)
  const reload = document.createElement('button')
  reload.type = 'button'
  reload.textContent = notLoadedMessages.reload
  reload.addEventListener('click', () => window.location.reload())
  page.append(alert, reload)
  place.replaceChildren(page)
}
