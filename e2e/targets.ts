import type { Page } from '@playwright/test'

/**
 * What is smaller than 24 by 24 px and not alone either: WCAG 2.5.8. A circle of that width around the middle of a small
 * target may touch neither another target nor the circle of another small one. A link within a sentence may be as low
 * as the line it stands in.
 */
export const listSmallTargets = (page: Page) =>
  page.evaluate(() => {
    const SIZE = 24
    const controls = 'a[href], button, input, select, textarea, summary, [role=menuitem], [role=tab], [tabindex="0"]'

    const isUsable = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, [type=hidden]') &&
      !control.closest('[inert], [aria-hidden=true], .visually-hidden')
    /** A box is pressed by its label as well. */
    const boxOf = (control: HTMLElement) => {
      const labels = control.matches('[type=checkbox], [type=radio]') ? [...(control as HTMLInputElement).labels!] : []
      const boxes = [control, ...labels].map((each) => each.getBoundingClientRect())
      const left = Math.min(...boxes.map((box) => box.left))
      const top = Math.min(...boxes.map((box) => box.top))
      const right = Math.max(...boxes.map((box) => box.right))
      const bottom = Math.max(...boxes.map((box) => box.bottom))
      return { left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2 }
    }
    const isInSentence = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' &&
      [...control.parentElement!.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

    type Target = ReturnType<typeof boxOf> & { control: HTMLElement }
    // half a pixel is what rounding takes
    const isSmall = ({ left, right, top, bottom }: Target) => right - left < SIZE - 0.5 || bottom - top < SIZE - 0.5
    const isNear = (small: Target, other: Target) => {
      const [acrossTo, downTo] = isSmall(other)
        ? [other.x, other.y]
        : [Math.max(other.left, Math.min(small.x, other.right)), Math.max(other.top, Math.min(small.y, other.bottom))]
      const room = isSmall(other) ? SIZE : SIZE / 2
      return Math.hypot(acrossTo - small.x, downTo - small.y) < room - 0.5
    }

    const targets = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(isUsable)
      .map((control) => ({ control, ...boxOf(control) }))
      // what is seen with the focus alone waits outside the window
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1 && bottom > 0 && right > 0)
    return targets
      .filter((target) => isSmall(target) && !isInSentence(target.control))
      .flatMap((target) => {
        const isApart = ({ control }: Target) => !control.contains(target.control) && !target.control.contains(control)
        const near = targets.find((other) => other !== target && isApart(other) && isNear(target, other))
        if (!near) return []
        const [name, beside] = [target, near].map(({ control }) => {
          const words = control.getAttribute('aria-label') ?? control.textContent.trim()
          return `${control.tagName.toLowerCase()}.${control.classList[0]} “${words.slice(0, 30)}”`
        })
        const size = `${Math.round(target.right - target.left)} × ${Math.round(target.bottom - target.top)} px`
        return [`${name} is ${size}, near ${beside}`]
      })
  })
