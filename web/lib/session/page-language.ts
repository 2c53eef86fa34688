import { LANGUAGE_COOKIE } from '#contract/limits.ts'
import { languagesOffered } from './languages-offered.ts'
import { workshopLanguage } from './stored-session.ts'
import { canStore } from './stored-keys.ts'

/** What the person chose for this browser, wherever they join; nothing where screens follow the workshop. */
export const chosenLanguage = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1)

/** Loads the screen that the router is on its way to as a page; its address would stand in the browser's bar a moment later. */
export function loadAsPage({ history }: { history: { flush: () => void } }) {
  history.flush()
  window.location.reload()
}

/**
 * Whether the screens of the workshop, as it was joined or is held by now, are to be read in another language than this
 * page's. What this browser cannot store would be lost with the page.
 */
export function isSpokenOtherwise(language = workshopLanguage() ?? '') {
  const isThere = languagesOffered().includes(language) && language !== document.documentElement.lang
  return isThere && !chosenLanguage() && canStore()
}
