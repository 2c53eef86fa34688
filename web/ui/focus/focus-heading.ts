import { isThere } from './controls.ts'

/** As after a page load: to the heading of the screen, without moving the page. The screen before may still be put away. */
export function focusHeading(): HTMLElement | undefined {
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find(isThere)
  heading?.focus({ preventScroll: true })
  return heading
}
