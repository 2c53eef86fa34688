/**
 * Bars that stick to an edge of the window say to which: `data-sticks="top"` or `"bottom"`. One that stands below those at
 * the very top says `data-below-bars`, and its `top` is `--nf-bars-above`.
 */
type Edge = 'top' | 'bottom'

const GAP = 8

/**
 * Nobody writes behind a bar. The page scrolls what gets the focus clear of the bars along its edges, and the field in
 * use again when a bar appears or the field grows while somebody writes in it.
 */
export function keepClearOfBars(): () => void {
  const page = document.documentElement
  let isPointerDown = false
  let frame = 0
  const written = { '--nf-bars-above': 0, '--nf-bars-below': 0 }

  /** The whole page is styled anew when one of these is written, so that nothing is written which is so already. */
  const write = (name: keyof typeof written, height: number) => {
    if (written[name] !== height) page.style.setProperty(name, `${height}px`)
    written[name] = height
  }
  const measure = () => {
    // for what sticks to the upper edge below them
    write('--nf-bars-above', heightOfBars())
    const [top, bottom] = [roomOfBars('top'), roomOfBars('bottom')]
    page.style.scrollPaddingTop = `${top}px`
    page.style.scrollPaddingBottom = `${bottom}px`
    // for what sticks to the lower edge above them
    write('--nf-bars-below', bottom)
    const field = document.activeElement
    // not under the finger that has just touched it
    if (!isPointerDown && field?.matches('input, textarea, select')) field.scrollIntoView({ block: 'nearest' })
  }
  const look = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  }

  const end = new AbortController()
  const on = (event: string, listener: () => void) =>
    window.addEventListener(event, listener, { capture: true, passive: true, signal: end.signal })
  for (const event of ['focusin', 'input', 'resize']) on(event, look)
  on('pointerdown', () => {
    isPointerDown = true
  })
  for (const event of ['pointerup', 'pointercancel']) {
    on(event, () => {
      isPointerDown = false
      look()
    })
  }
  const sizes = new ResizeObserver(look)
  const observeBars = () => {
    sizes.disconnect()
    for (const bar of document.querySelectorAll('[data-sticks]')) sizes.observe(bar)
  }
  let barCount = -1
  const changes = new MutationObserver(() => {
    const { length } = document.querySelectorAll('[data-sticks]')
    if (length !== barCount) observeBars()
    barCount = length
  })
  changes.observe(document.body, { childList: true, subtree: true })
  observeBars()
  look()
  return () => {
    cancelAnimationFrame(frame)
    end.abort()
    sizes.disconnect()
    changes.disconnect()
    page.style.scrollPaddingTop = ''
    page.style.scrollPaddingBottom = ''
    page.style.removeProperty('--nf-bars-above')
    page.style.removeProperty('--nf-bars-below')
  }
}

/** How far down the bars at the very top reach, with as much room below them as above. */
function heightOfBars(): number {
  const bars = [...document.querySelectorAll<HTMLElement>('[data-sticks=top]:not([data-below-bars])')]
  const heights = bars.map(
    (bar) => bar.offsetHeight && bar.offsetHeight + 2 * (parseFloat(getComputedStyle(bar).top) || 0),
  )
  return Math.max(0, ...heights)
}

/** What the bars along an edge take of the window while they stick there. */
export function roomOfBars(edge: Edge): number {
  const bars = [...document.querySelectorAll<HTMLElement>(`[data-sticks=${edge}]`)]
  const rooms = bars.map((bar) => {
    const style = getComputedStyle(bar)
    const sticks = style.position === 'sticky' || style.position === 'fixed'
    if (!sticks || bar.offsetHeight === 0) return 0
    return bar.offsetHeight + (parseFloat(style[edge]) || 0) + GAP
  })
  return Math.max(0, ...rooms)
}
