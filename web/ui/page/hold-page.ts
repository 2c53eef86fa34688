/** By these a person goes elsewhere on the page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Has a page that still comes to its size stand where it should: `go` scrolls there, whenever the size changes, until somebody
 * goes elsewhere or `end` is aborted.
 */
export function holdPage(go: () => void, end: AbortController) {
  const { style } = document.documentElement
  // the browser holds what is seen by now, which is not what should be
  style.overflowAnchor = 'none'
  const sizes = new ResizeObserver(go)
  sizes.observe(document.body)
  const letGo = () => end.abort()
  for (const move of MOVES) window.addEventListener(move, letGo, { capture: true, passive: true, signal: end.signal })
  end.signal.addEventListener('abort', () => {
    sizes.disconnect()
    style.overflowAnchor = ''
  })
}
