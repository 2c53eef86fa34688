import { FIRST_PICTURE_ID, TOLD_ANSWERS_ID } from '#contract/limits.ts'
import type { Me } from '#contract/session.ts'
import type { ToldAnswers } from '#contract/told-answers.ts'
import { isFirstLookOf } from './lib/session/stored-first-look.ts'

/** The application is asked for by then, whether the picture is there or not: on a slow network it takes longer to come. */
const PATIENCE_MS = 1_000

/**
 * Shows the list as the build has drawn it, where our server has written that into the page and this browser knows of
 * nothing that would make the application draw something else there. It is seen when its letters have come, so that nothing
 * in it moves, and stays until the application takes its place. Nobody reads it out, and nothing in it can be used.
 */
export async function showFirstPicture(root: Element) {
  const template = document.querySelector<HTMLTemplateElement>(`template#${FIRST_PICTURE_ID}`)
  template?.remove()
  if (template && isAsDrawn()) await Promise.race([paint(template.content, root), after(PATIENCE_MS)])
}

async function paint(content: DocumentFragment, root: Element) {
  const picture = document.createElement('div')
  picture.id = FIRST_PICTURE_ID
  picture.inert = true
  picture.ariaHidden = 'true'
  picture.append(content)
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
  if (root.hasChildNodes()) return
  root.before(picture)
  // with the second frame the first is on the screen; in a page in the background there is none
  if (!document.hidden) await nextFrame().then(nextFrame)
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** In doubt it is not: neither where nothing can be stored nor where a page comes back to where it was scrolled to. */
function isAsDrawn(): boolean {
  try {
    const told = JSON.parse(document.getElementById(TOLD_ANSWERS_ID)?.textContent ?? '') as ToldAnswers
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isNew = visit?.type === 'navigate' && window.location.hash === ''
    return isNew && isFirstLookOf(told['/api/me']?.answer as Partial<Me> | undefined)
  } catch {
    return false
  }
}
