import type { Locator } from '@playwright/test'
import { DEEP } from './deep.ts'
import { expect, test } from './workshop.ts'

test(
  'from the console to a projected first step it takes six clicks, and each further step takes one',
  DEEP,
  async ({ hostAt }) => {
    const host = await hostAt('/admin')
    let clicks = 0
    const click = async (what: Locator) => {
      await what.click()
      clicks += 1
    }
    await click(host.getByLabel('Title of a new workshop'))
    await host.keyboard.type('Led from the cockpit')
    await click(host.getByRole('button', { name: 'Open workshop' }))
    await click(host.getByRole('link', { name: 'Led from the cockpit' }))
    const opened = host.waitForEvent('popup')
    await click(host.getByRole('link', { name: 'Room screen' }))
    const wall = await opened
    await click(host.getByRole('button', { name: 'Start: Welcome' }))
    await click(host.getByRole('button', { name: 'Next: Solution' }))
    await expect(wall.getByRole('heading', { name: '1 Solution' })).toBeVisible()
    expect(clicks).toBeLessThanOrEqual(6)

    await host.getByRole('button', { name: 'Next: Metrics' }).click()
    await expect(wall.getByRole('heading', { name: '2 Metrics' })).toBeVisible()
    // a press while the one before is on its way is not taken
    await expect(host.getByRole('button', { name: 'Next: Stakeholders' })).toBeEnabled()
    await host.keyboard.press('Alt+n')
    await expect(wall.getByRole('heading', { name: '3 Stakeholders' })).toBeVisible()
  },
)

for (const [width, height] of [
  [1366, 768],
  [820, 1180],
  [390, 844],
] as const) {
  test(
    `all that the host leads with is in reach at ${width} × ${height}, however far the page is scrolled`,
    DEEP,
    async ({ hostAt, workshop }) => {
      const host = await hostAt(`/admin/workshops/${workshop.id}`)
      await host.setViewportSize({ width, height })
      await host.getByRole('button', { name: /^Start/ }).click()
      const tools = [/^Next/, /^\+1 min/, /^Step and clock/, /^Big screen/, /^Message/, /^Silent rating/, /^Freeze/]
      for (const end of [0, 1]) {
        await host.evaluate((share) => window.scrollTo(0, share * document.documentElement.scrollHeight), end)
        for (const name of tools) await expect(host.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
        await expect(host.getByRole('timer')).toBeInViewport({ ratio: 1 })
      }
    },
  )
}
