import { expect, test } from './demo.ts'
import { openScreen, screens } from './screens.ts'

test('nothing on any screen of the demo workshop moves without end once it is there', async ({ page, demo }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const endless: string[] = []
  for (const screen of screens) {
    await openScreen(page, screen, demo)
    const found = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime === Infinity)
        .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
    )
    endless.push(...found.map((target) => `${screen.name}: ${target}`))
  }
  expect(endless).toEqual([])
})
