import type { Page } from '@playwright/test'
import { call } from './api.ts'
import { DEEP } from './deep.ts'
import { carKilometres, freedom, mobility } from './example-solution.ts'
import { goOnToScreen, openScreen, screens } from './screens.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

/** From right to left: its end, the exclamation mark, belongs on the left of its first letter. */
const words = 'אופניים לכולם!'

/** Where these words stand with their end on the wrong side, in fields and in what is read. */
const listMisplaced = (page: Page) =>
  page.evaluate((sought) => {
    const misplaced: string[] = []
    let seen = 0
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const start = node.data.indexOf(sought)
      if (start === -1 || !node.parentElement!.checkVisibility()) continue
      const sideOf = (place: number) => {
        const range = document.createRange()
        range.setStart(node, place)
        range.setEnd(node, place + 1)
        return range.getBoundingClientRect()
      }
      const [first, last] = [sideOf(start), sideOf(start + sought.length - 1)]
      seen += 1
      if (last.top <= first.top && last.left > first.left) misplaced.push(node.parentElement!.outerHTML.slice(0, 160))
    }
    for (const field of document.querySelectorAll<HTMLElement>(
      'textarea:not([aria-hidden]), input:not([type]), input[type=text]',
    )) {
      if (field.dir !== 'auto') misplaced.push(field.outerHTML.slice(0, 160))
    }
    return { seen, misplaced }
  }, words)

test(
  'words from right to left keep their direction on every screen',
  DEEP,
  async ({ page, context, server, workshop }) => {
    await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
    const { id } = await call(page.request, 'POST /api/solutions', {
      body: { solution_name: words, primary_fhn: freedom.id, session_id: workshop.id, user_email: 'mira@example.org' },
    })
    await call(page.request, 'POST /api/solution-purposes', { body: { solution_id: id, purpose_ids: [mobility.id] } })
    const { user_story_id } = await call(page.request, 'POST /api/user-stories', {
      body: { solution_id: id, metric_id: carKilometres.id },
    })
    await call(page.request, 'PUT /api/user_stories_table/{solution_id}', {
      params: { solution_id: id },
      body: { field: 'user_story', updates: [{ metric_id: carKilometres.id, user_story: words }] },
    })
    const { id: optionId } = await call(page.request, 'POST /api/function_options', {
      body: { user_story_id, functional_option: words },
    })
    const [rating] = await call(page.request, 'PUT /api/option_analysis', {
      body: { updates: [{ functional_option_id: optionId, fhn_id: freedom.id, virtuous: true, measure: 1 }] },
    })
    await call(page.request, 'POST /api/system_requirements', {
      body: { option_analysis_id: rating!.id, specification: words },
    })

    const places = { solutionId: id, optionId }
    const misplaced: Record<string, string[]> = {}
    let seen = 0
    await openScreen(page, screens[1]!, places)
    for (const screen of screens.slice(1)) {
      await goOnToScreen(page, screen, places)
      const found = await listMisplaced(page)
      seen += found.seen
      if (found.misplaced.length > 0) misplaced[screen.name] = found.misplaced
    }
    expect(misplaced).toEqual({})
    expect(seen).toBeGreaterThan(30)
  },
)
