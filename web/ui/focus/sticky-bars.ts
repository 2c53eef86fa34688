/**
 * A bar that sticks to an edge of the window has `data-sticks="top"` or `"bottom"` and `ref={stickyBar}`. One below the bars
 * at the very top also has `data-below-bars`, and its `top` is `--nf-bars-above`.
 */
type Edge = 'top' | 'bottom'

const GAP = 8
const bars = new Set<HTMLElement>()
let sizes: ResizeObserver | undefined

/** Browsers keep a focused field clear of the bars by the page's scroll padding. */
export function stickyBar(bar: HTMLElement | null) {
  if (!bar) return undefined
  if (!sizes) {
    sizes = new ResizeObserver(measure)
    // a bar may stick or not at the same size
    window.addEventListener('resize', measure)
  }
  bars.add(bar)
  sizes.observe(bar)
  return () => {
    bars.delete(bar)
    sizes?.unobserve(bar)
    measure()
  }
}

/** The space that the bars at an edge take from the window while they stick there. */
export function roomOfBars(edge: Edge): number {
  const rooms = barsAt(edge).map((bar) => {
    const style = getComputedStyle(bar)
    const sticks = style.position === 'sticky' || style.position === 'fixed'
    if (!sticks || bar.offsetHeight === 0) return 0
    return bar.offsetHeight + (parseFloat(style[edge]) || 0) + GAP
  })
  return Math.max(0, ...rooms)
}

const barsAt = (edge: Edge) => [...bars].filter(({ dataset }) => dataset.sticks === edge)

/** The lower end of the bars at the very top, with as much space below them as above. */
function heightOfTopBars(): number {
  const heights = barsAt('top')
    .filter(({ dataset }) => dataset.belowBars === undefined)
    .map((bar) => bar.offsetHeight && bar.offsetHeight + 2 * (parseFloat(getComputedStyle(bar).top) || 0))
  return Math.max(0, ...heights)
}

function measure() {
  const { style } = document.documentElement
  // a changed custom property restyles the whole page
  const write = (name: string, height: number) => {
    if (parseFloat(style.getPropertyValue(name) || '0') !== height) style.setProperty(name, `${height}px`)
  }
  write('--nf-bars-above', heightOfTopBars())
  const below = roomOfBars('bottom')
  write('--nf-bars-below', below)
  style.scrollPaddingTop = `${roomOfBars('top')}px`
  style.scrollPaddingBottom = `${below}px`
  // a bar that appears, such as the save bar, must not cover the field in use
  const field = document.activeElement
  if (field?.matches('input, textarea, select')) field.scrollIntoView({ block: 'nearest' })
}
