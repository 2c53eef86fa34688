import { makeSolution, tripsOnFoot, type ExampleSolution } from './example-solution.ts'
import { call } from './api.ts'
import { engines, type Engine } from './engines.ts'
import { screens } from './screens.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

// What people rely on, in the engines that no other test has: half of the phones in a workshop run WebKit.

const ENTER = '\uE007'
const LONG = 'More and more words. '.repeat(60).trim()
const FIELD_TO_ADD = 'main [placeholder="Add requirement..."]'

for (const [name, start] of Object.entries(engines)) {
  test.describe(name, () => {
    if (!start) {
      console.warn(
        `${name} is not installed here: its tests are SKIPPED (Debian: firefox-esr, webkit2gtk-driver, xvfb)`,
      )
      test.skip('is not installed here', () => undefined)
      return
    }

    let engine: Engine
    let solution: ExampleSolution
    let url = ''

    test.beforeAll(async () => {
      engine = await start()
    })
    test.afterAll(() => engine.close())

    test.beforeEach(async ({ context, server, workshop }) => {
      url = server.url
      await joinWithoutLogin(context, url, workshop.id, 'jonas@example.org')
      solution = await makeSolution(context.request, workshop.id, 'jonas@example.org')
      await engine.resize(1280, 900)
      await logIn(workshop.id)
    })

    const at = (step: string) => `${url}/solutions/${solution.id}${step}`
    const isThere = (selector: string) => engine.run((wanted) => document.querySelector(wanted) !== null, selector)
    const expectThere = (selector: string) => expect.poll(() => isThere(selector)).toBe(true)
    const topOf = (selector: string) =>
      engine.run((wanted) => [...document.querySelectorAll(wanted)].at(-1)!.getBoundingClientRect().top, selector)

    /** Presses the last element that fits, in its middle. */
    async function press(selector: string, times = 1) {
      await expectThere(selector)
      const { x, y } = await engine.run(async (wanted) => {
        const element = [...document.querySelectorAll(wanted)].at(-1)!
        element.scrollIntoView({ block: 'nearest' })
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const { left, top, width, height } = element.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }, selector)
      await engine.click(x, y, times)
    }

    async function logIn(sessionId: string) {
      await engine.goto(`${url}/login`)
      await engine.run(() => localStorage.clear())
      await engine.goto(`${url}/login`)
      await press('[name=email]')
      await engine.type('mira@example.org')
      await press('[name=session]')
      await engine.type(sessionId)
      await engine.type([ENTER])
      await expect.poll(() => engine.run(() => location.pathname)).toBe('/solutions')
    }

    test('every screen comes, and a story that is typed and saved is stored', async ({ context }) => {
      const missing: string[] = []
      for (const { name: screen, path } of screens) {
        if (screen === '01-login') continue
        await engine.goto(url + path({ solutionId: solution.id, optionId: solution.optionId }))
        await expectThere('main h1').catch(() => missing.push(screen))
        const panels = await engine.run(() => document.querySelectorAll('main [role=alert]').length)
        if (panels > 0) missing.push(`${screen} shows a failure`)
      }
      expect(missing).toEqual([])

      await engine.goto(at('/user-stories'))
      await press('main textarea')
      await engine.type(' Typed here.')
      // the bar that comes has the button to save
      await press('main [data-sticks=bottom] button')
      const params = { solutionId: solution.id }
      const storedStory = async () => {
        const { metrics } = await call(context.request, 'GET /api/user_stories_table/{solutionId}', { params })
        return metrics[0]?.user_story
      }
      await expect.poll(storedStory).toContain('Typed here.')
    })

    test('the line being written on stays where it is, whatever others add above it', async ({ context }) => {
      const rate = (fhn_id: number) => ({
        functional_option_id: solution.optionId,
        fhn_id,
        virtuous: true,
        measure: 1,
      })
      const body = { updates: [rate(6), rate(7)] }
      const [upper] = await call(context.request, 'PUT /api/option_analysis', { body })
      await engine.goto(at(`/system-requirements/${solution.optionId}`))
      await press(FIELD_TO_ADD)
      // the page is shorter than the window, then at its end, then scrolled
      for (const count of [1, 2, 3]) {
        const before = await topOf(FIELD_TO_ADD)
        const specification = `${count} ${LONG}`
        await call(context.request, 'POST /api/system_requirements', {
          body: { option_analysis_id: upper!.id, specification },
        })
        await expect
          .poll(() => engine.run((text) => document.body.textContent.includes(text), specification))
          .toBe(true)
        await expect.poll(async () => Math.abs((await topOf(FIELD_TO_ADD)) - before)).toBeLessThan(1)
      }
      expect(await engine.run(() => document.activeElement!.matches('input, textarea'))).toBe(true)
    })

    test('a double click removes one row, and the focus and the card are where they belong', async ({ context }) => {
      for (const metric_id of [tripsOnFoot.id, 25])
        await call(context.request, 'POST /api/user-stories', { body: { solution_id: solution.id, metric_id } })
      await engine.goto(at('/metrics'))
      const rows = () =>
        engine.run(() => document.querySelector('[aria-label="Added Metrics"]')!.querySelectorAll('tbody tr').length)
      await expectThere('[aria-label="Added Metrics"] tbody button')
      await expect.poll(rows).toBe(3)
      await press('[aria-label="Added Metrics"] tbody tr:first-child button', 2)
      await expect.poll(rows).toBe(2)
      await expectThere('[data-card]')
      const look = () =>
        engine.run(() => {
          const [card, focused] = [document.querySelector('[data-card]'), document.activeElement]
          const filled = document.querySelector('main [data-variant=filled]')
          const box = card?.getBoundingClientRect()
          const covers = (element: Element | null) => {
            const other = element?.getBoundingClientRect()
            if (!box || !other) return false
            const isBeside = other.right <= box.left || other.left >= box.right
            return !isBeside && other.bottom > box.top && other.top < box.bottom
          }
          return { isNowhere: focused === null || focused === document.body, covers: covers(filled) }
        })
      await expect.poll(look).toEqual({ isNowhere: false, covers: false })
      // a deliberate click elsewhere counts
      await press('[aria-label="Added Metrics"] tbody tr:last-child button')
      await expect.poll(rows).toBe(1)
    })

    test('what was typed and not saved is there after a reload', async () => {
      await engine.goto(at('/user-stories'))
      await press('main textarea')
      await engine.type(' Not saved yet.')
      await expect
        .poll(() => engine.run(() => Object.values(localStorage).some((each) => each.includes('Not saved yet.'))))
        .toBe(true)
      await engine.goto(at('/user-stories'))
      const isShown = () =>
        engine.run(() => {
          const fields = [...document.querySelectorAll('textarea')].map(({ value }) => value)
          return [document.body.innerText, ...fields].some((each) => each.includes('Not saved yet.'))
        })
      await expect.poll(isShown).toBe(true)
    })
  })
}
