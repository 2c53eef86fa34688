import { listOverlaps } from './overlaps.ts'
import { expect, test } from './workshop.ts'

test('the check of overlaps finds words on words and on buttons, and lets a hint be in its field', async ({ page }) => {
  await page.setContent(`
    <style>div { position: relative; height: 60px } div > :last-child { position: absolute; inset: 0 auto auto 0 }</style>
    <div><span>Purposes of the solution</span><span>Needs</span></div>
    <div><button>Send</button><span>too late</span></div>
    <div><input size="40"><span aria-hidden="true">Search</span></div>
    <p>Two lines<br>of one text</p>`)
  expect(await listOverlaps(page)).toEqual([
    expect.stringContaining('Purposes of the solution'),
    expect.stringMatching(/Send.*too late|too late.*Send/),
  ])
})
