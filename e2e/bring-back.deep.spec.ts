import { deleteUnderHands, screensOf } from './deleted-under-hands.ts'
import { makeSolution } from './example-solution.ts'
import { joinWithoutLogin, test } from './workshop.ts'

test('a solution deleted under one’s hands says so on every screen, and comes back there', async ({
  page: mira,
  context,
  another,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
  const solution = await makeSolution(mira.request, workshop.id, 'mira@example.org')
  await deleteUnderHands(mira, await another('jonas@example.org'), solution, screensOf(solution))
})
