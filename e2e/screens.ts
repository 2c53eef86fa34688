import { expect, type Page } from '@playwright/test'

/** What the addresses of a workshop's screens are made of. */
export interface Places {
  solutionId: number
  optionId: number
}

/** Those of the host's pages too. */
export interface HostPlaces extends Places {
  workshopId: string
  catalogueId: number
}

export interface Screen<Of extends Places = Places> {
  name: string
  path: (places: Of) => string
  /** What must be pressed on the way. */
  open?: (page: Page) => Promise<void>
  /** Shows the same whatever the workshop holds. */
  isFixed?: true
}

const ofSolution = (step: string) => (places: Places) => `/solutions/${places.solutionId}${step}`

/** Every screen, each once. */
export const screens: Screen[] = [
  { name: '01-login', path: () => '/login', isFixed: true },
  { name: '02-solutions', path: () => '/solutions' },
  { name: '03-metrics', path: ofSolution('/metrics') },
  { name: '04-stories', path: ofSolution('/user-stories') },
  {
    name: '05-h9',
    path: ({ solutionId, optionId }) => `/solutions/${solutionId}/option-analysis/${optionId}/Virtuous`,
  },
  {
    name: '06-requirements',
    path: ({ solutionId, optionId }) => `/solutions/${solutionId}/system-requirements/${optionId}`,
  },
  { name: '12-metrics-overview', path: () => '/metrics' },
  { name: '13-stakeholders', path: ofSolution('/stakeholders') },
  { name: '14-options', path: ofSolution('/functional-options') },
  { name: '15-details', path: ofSolution('') },
  { name: '16-edit', path: ofSolution(''), open: (page) => page.locator('main header button').click() },
  { name: '17-create', path: () => '/solutions/new', isFixed: true },
  { name: '20-history', path: ofSolution('/history') },
  { name: '21-comparison', path: ofSolution('/comparison') },
  { name: '23-report', path: ofSolution('/report') },
  { name: '09-map', path: ofSolution('/map') },
  { name: '18-data', path: () => '/data', isFixed: true },
  { name: '19-not-found', path: () => '/nowhere', isFixed: true },
]

/** What opens beside a screen. */
export const panel: Screen = {
  name: '22-panel',
  path: () => '/solutions',
  open: async (page) => {
    await page.locator('[aria-controls=workshop-panel]').click()
    await expect(page.locator('#workshop-panel footer a').last()).toBeVisible()
  },
}

/** Opens a screen and waits until nothing on it is on its way any more. */
export async function openScreen<Of extends Places>(page: Page, screen: Screen<Of>, places: Of) {
  await page.goto(screen.path(places))
  await untilComplete(page, screen)
}

/** The same from the screen before it, without loading the page anew, which is most of what opening takes. */
export async function goOnToScreen<Of extends Places>(page: Page, screen: Screen<Of>, places: Of) {
  const path = screen.path(places)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const { pathname } = new URL(page.url())
  // the log-in is a page of its own
  if (pathname === '/login' && path !== pathname) return openScreen(page, screen, places)
  if (pathname !== path) {
    await title.evaluate((left, next) => {
      left.dataset.left = ''
      history.pushState(null, '', next)
    }, path)
    await expect(page.locator('[data-left]'), `${screen.name} has its own title`).toHaveCount(0)
  }
  await untilComplete(page, screen)
}

async function untilComplete(page: Page, screen: Pick<Screen, 'open'>) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // the step bar counts by itself: below the name of each step, in any language
  const steps = page.locator('nav[data-below-bars] li a')
  if ((await steps.count()) > 0) await expect(steps.first().locator('> span').nth(1)).toHaveText(/\S/)
  await screen.open?.(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
