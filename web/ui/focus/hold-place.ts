/** Where an element is on the page, however far the page is scrolled. */
const placeOf = (element: Element) => element.getBoundingClientRect().top + document.documentElement.scrollTop

/**
 * Keeps an element where it is in the window while others change the page above it, until the returned function is called.
 * The browser's own scroll anchoring does nothing at the top and at the end of a page and does not exist in WebKit; it
 * is off while the element is in view.
 */
export function holdPlace(element: Element, main: HTMLElement): () => void {
  let place = placeOf(element)
  let isInView = true
  const hold = () => {
    if (!element.isConnected) return
    const moved = placeOf(element) - place
    const missed = isInView ? moved - scrollPageBy(Math.round(moved), main) : 0
    // pages scroll by whole pixels: the rest must not add up
    place = placeOf(element) - (Math.abs(missed) < 1 ? missed : 0)
  }
  const onScroll = ({ target }: Event) => {
    // a box around the element may scroll, too
    if (target === document) hold()
    else place = placeOf(element)
    const { top, bottom } = element.getBoundingClientRect()
    isInView = bottom > 0 && top < window.innerHeight
    document.body.style.overflowAnchor = isInView ? 'none' : ''
  }
  const sizes = new ResizeObserver(hold)
  // each change above the element changes the height of something around it
  for (let around = element.parentElement; around; around = around.parentElement) sizes.observe(around)
  document.addEventListener('scroll', onScroll, { capture: true, passive: true })
  document.body.style.overflowAnchor = 'none'
  return () => {
    sizes.disconnect()
    document.removeEventListener('scroll', onScroll, { capture: true })
    document.body.style.overflowAnchor = ''
  }
}

/** Returns how far the page was scrolled. Where it would end too early, `main` is longer until that space is out of sight. */
export function scrollPageBy(pixels: number, main: HTMLElement): number {
  const page = document.documentElement
  const from = page.scrollTop
  const end = from + pixels + window.innerHeight
  if (pixels > 0 && page.scrollHeight < end) {
    if (!main.style.minHeight) trimOnScroll(main)
    main.style.minHeight = `${end - placeOf(main)}px`
  }
  if (pixels !== 0) page.scrollTo({ top: from + pixels, behavior: 'instant' })
  return page.scrollTop - from
}

function trimOnScroll(main: HTMLElement) {
  const trim = () => {
    const { scrollTop } = document.documentElement
    const seen = scrollTop + window.innerHeight - placeOf(main)
    if (scrollTop === 0) main.style.minHeight = ''
    else if (parseFloat(main.style.minHeight) > seen) main.style.minHeight = `${seen}px`
    if (main.style.minHeight) trimOnScroll(main)
  }
  document.addEventListener('scroll', trim, { passive: true, once: true })
}
