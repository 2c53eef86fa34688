import { deleteUnderHands, screensOf } from './deleted-under-hands.ts'
import { makeSolution } from './example-solution.ts'
import { joinWithoutLogin, test } from './workshop.ts'

test('a solution deleted under one’s hands says so on every screen, and comes back there', async ({
  page: mira,
  context,
  browser,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
  const solution = await makeSolution(mira.request, workshop.id, 'mira@example.org')
  const other = await browser.newContext({ baseURL: server.url })
  await joinWithoutLogin(other, server.url, workshop.id, 'jonas@example.org')
  await deleteUnderHands(mira, await other.newPage(), solution, screensOf(solution))
})
