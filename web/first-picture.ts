import { FIRST_PICTURE_ID, TOLD_ANSWERS_ID } from '#contract/limits.ts'
import type { Me } from '#contract/session.ts'
import type { ToldAnswers } from '#contract/told-answers.ts'

/** The application may begin by then, whether the picture is there or not: on a slow network its scripts are not there yet. */
const PATIENCE_MS = 1_000

/**
 * Shows the list as the build has drawn it, where our server has written that into the page and this browser knows of
 * nothing that would make the application draw something else there. It is seen when its letters have come, so that nothing
 * in it moves, and stays until the application takes its place. Nobody reads it out, and nothing in it can be used.
 */
export async function showFirstPicture(root: Element) {
  const template = document.querySelector<HTMLTemplateElement>(`template#${FIRST_PICTURE_ID}`)
  template?.remove()
  if (!template || !isAsDrawn()) return
  const picture = document.createElement('div')
  picture.id = FIRST_PICTURE_ID
  picture.inert = true
  picture.ariaHidden = 'true'
  picture.append(template.content)
  const letters = Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
  const painted = letters.then(() => {
    if (root.hasChildNodes()) return
    root.before(picture)
    return nextPaint()
  })
  await Promise.race([painted, after(PATIENCE_MS)])
}

/** Nobody looks at a page in the background, and nothing is painted there. */
const nextPaint = () =>
  document.hidden || new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** In doubt there is no picture: where nothing can be stored, and where the page comes back to where it was scrolled to. */
function isAsDrawn(): boolean {
  try {
    const told = JSON.parse(document.getElementById(TOLD_ANSWERS_ID)?.textContent ?? '') as ToldAnswers
    const me = told['/api/me']?.answer as Partial<Me> | undefined
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return (
      visit?.type === 'navigate' &&
      location.hash === '' &&
      plain(localStorage.getItem('sessionId')) === plain(me?.session_id) &&
      plain(localStorage.getItem('email')) === plain(me?.email) &&
      localStorage.getItem('solutionID') === null &&
      sessionStorage.length === 0
    )
  } catch {
    return false
  }
}

/** Neither capital letters nor the hyphen of a session ID count. */
const plain = (text: string | null | undefined) => text?.replaceAll(/[\s-]/g, '').toLowerCase()
