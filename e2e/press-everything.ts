import type { Page } from '@playwright/test'
import { findControl, listControls, sameControl, type Control } from './controls.ts'

/** A control, and how it is used. */
export interface Press {
  control: Control
  how: How
}
const ways = {
  press: ['Enter', 'click'],
  write: ['write, Enter', 'write, Escape'],
  choose: ['ArrowDown'],
} as const
type How = (typeof ways)[Control['use']][number] | 'Escape'

/** From a screen to its dialog, and to what that asks. */
const DEEPEST = 3

interface Explored {
  /** Matches the parts of the page that are pressed elsewhere. */
  except: string
  /** Opens the screen as it was, whatever was done before. */
  reopen: () => Promise<void>
  /** Waits until everything that a press set off has ended. */
  settle: () => Promise<void>
  /** Looks at the page after the last press of a way; answers what is wrong with it. */
  look: () => Promise<string | undefined>
}

/**
 * Presses everything on a screen by keyboard and by click, each on the screen opened anew, then whatever that brought up,
 * and Escape. Answers what was wrong after which presses.
 */
export async function pressEverything(page: Page, { except, reopen, settle, look }: Explored) {
  const faults: string[] = []
  const seen: Control[] = []
  let presses = 0

  const newOnes = async () => {
    const found = (await listControls(page, except)).filter(
      (control) => !seen.some((each) => sameControl(each, control)),
    )
    seen.push(...found)
    return found
  }
  await reopen()
  const waysToGo: Press[][] = (await newOnes()).flatMap((control) => usesOf(control).map((how) => [{ control, how }]))

  for (let way = waysToGo.shift(); way; way = waysToGo.shift()) {
    await reopen()
    const { pathname } = new URL(page.url())
    let isThere = true
    for (const press of way) {
      isThere = await doPress(page, press)
      await settle()
    }
    // what an earlier press led to may be gone, such as an offer that ends
    if (!isThere) continue
    presses += 1
    const fault = await look()
    if (fault) faults.push(`${way.map(({ control, how }) => `${how} on “${control.name}”`).join(', then ')}: ${fault}`)

    if (way.length === DEEPEST || new URL(page.url()).pathname !== pathname) continue
    const brought = await newOnes()
    const path = way
    waysToGo.push(...brought.flatMap((control) => usesOf(control).map((how) => [...path, { control, how }])))
    if (brought.length > 0) waysToGo.push([...path, { control: path.at(-1)!.control, how: 'Escape' }])
  }
  return { faults, presses }
}

const usesOf = ({ use }: Control): readonly How[] => ways[use]

async function doPress(page: Page, { control, how }: Press): Promise<boolean> {
  if (how === 'Escape') {
    await page.keyboard.press('Escape')
    return true
  }
  const element = await findControl(page, control)
  if (!element) return false
  if (how === 'click') {
    if (!(await element.evaluate(isUnderPointer))) return false
    await element.click()
  } else {
    await element.focus()
    for (const key of how.split(', ')) await (key === 'write' ? page.keyboard.type('x') : page.keyboard.press(key))
  }
  return true
}

/**
 * Runs in the page. A link that shows with the focus alone, such as the one past the navigation, cannot be clicked. The page
 * is scrolled no further than needed: a menu goes when what it belongs to leaves the window.
 */
function isUnderPointer(element: HTMLElement) {
  return (['nearest', 'center'] as const).some((block) => {
    element.scrollIntoView({ block, behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element)) && hit.closest('main') !== hit
  })
}
