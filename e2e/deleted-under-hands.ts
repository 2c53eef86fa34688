import { expect, test, type Page } from '@playwright/test'
import { deletedMessages } from '#contract/messages/undo.ts'
import { headingsMessages } from '#contract/messages/common.ts'
import { call } from './api.ts'
import type { ExampleSolution } from './example-solution.ts'
import { expectHeading, goInside } from './workshop-page.ts'

type SolutionScreen = [path: string, heading: string | RegExp]

/** Every screen of a solution, and its heading. */
export const screensOf = ({ name, optionId }: ExampleSolution): SolutionScreen[] => [
  ['', name],
  ['/metrics', headingsMessages.solutionMetrics],
  ['/stakeholders', headingsMessages.stakeholderManagement],
  ['/user-stories', headingsMessages.userStoryCreation],
  ['/functional-options', headingsMessages.functionalOptionCreation],
  [`/option-analysis/${optionId}/Virtuous`, /^H9 Analysis for Solution/],
  [`/system-requirements/${optionId}`, headingsMessages.systemRequirements],
  ['/comparison', headingsMessages.comparison],
  ['/map', headingsMessages.traceabilityMap],
  ['/report', headingsMessages.report],
  ['/history', headingsMessages.history],
]

export const deleteSolution = ({ request }: Page, { id }: ExampleSolution) =>
  call(request, 'DELETE /api/solutions/{id}', { params: { id } })

export const bringBack = (page: Page) => page.getByRole('button', { name: 'Restore' })

/** On each screen Jonas deletes the solution that Mira looks at, and she brings it back. */
export async function deleteUnderHands(mira: Page, jonas: Page, solution: ExampleSolution, screens: SolutionScreen[]) {
  const at = `/solutions/${solution.id}`
  await mira.goto(at)
  for (const [path, heading] of screens) {
    await test.step(path || 'details', async () => {
      await goInside(mira, `${at}${path}`)
      await expectHeading(mira, heading)
      await deleteSolution(jonas, solution)
      await expect(mira.getByText(/^The solution was deleted by jonas@example.org, /)).toHaveCount(1)
      await expect(mira.getByText(deletedMessages.nothingSaved)).toBeVisible()
      await expect(mira.getByText('Error Loading Data')).toBeHidden()
      await expect(bringBack(mira)).toHaveCount(1)
      await bringBack(mira).click()
      await expect(mira.getByText(deletedMessages.nothingSaved)).toBeHidden()
      await expectHeading(mira, heading)
      await mira.getByRole('button', { name: 'Close message' }).click()
    })
  }
}
