import { sessionMessages } from '#contract/messages/session.ts'
import { expect, test } from './workshop.ts'

const chosen = '[aria-hidden] path[data-chosen]'

test('the picture of the log-in moves on until it is paused, and not at all where less motion is preferred', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/login')
  const turnOf = () => page.locator(chosen).getAttribute('transform')
  const pause = page.getByRole('button', { name: sessionMessages.pausePicture })
  await expect(pause).toBeVisible()
  const first = await turnOf()
  await page.clock.runFor(7_000)
  await expect.poll(turnOf).not.toBe(first)

  await pause.press('Enter')
  await expect(page.getByRole('button', { name: sessionMessages.movePicture })).toBeFocused()
  const stopped = await turnOf()
  await page.clock.runFor(30_000)
  expect(await turnOf()).toBe(stopped)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByRole('heading', { name: sessionMessages.login })).toBeVisible()
  await expect(page.locator(chosen)).toHaveAttribute('transform', first!)
  await expect(pause).toHaveCount(0)
  await page.clock.runFor(30_000)
  expect(await turnOf()).toBe(first)
})
