import { afterEach, expect, test } from 'vitest'
import { dropEarly } from './lib/http/early-requests.ts'
import { sendOpeningRequests } from './opening-requests.ts'
import { fakeApi } from './testing/fake-api.ts'

afterEach(dropEarly)

async function sentAt(path: string) {
  fakeApi.install()
  fakeApi.answer('GET /api/room', {} as never)
  fakeApi.answer('GET /api/solutions', [])
  fakeApi.answer('GET /api/solutions/{id}', {} as never)
  sendOpeningRequests(path)
  await new Promise((resolve) => setTimeout(resolve))
  return {
    room: fakeApi.calls('GET /api/room').length,
    lists: fakeApi.calls('GET /api/solutions').map(({ query }) => query.session_id),
    solutions: fakeApi.calls('GET /api/solutions/{id}').map(({ params }) => params.id),
  }
}

test('the first script asks for what the opening screen reads', async () => {
  localStorage.setItem('sessionId', 'k7qm 2xvd')
  expect(await sentAt('/solutions')).toEqual({ room: 1, lists: ['k7qm 2xvd'], solutions: [] })
  expect(await sentAt('/solutions/7/metrics')).toEqual({ room: 1, lists: [], solutions: ['7'] })
  expect(await sentAt('/solutions/new')).toEqual({ room: 1, lists: [], solutions: [] })
  localStorage.setItem('solutionID', '9')
  expect(await sentAt('/solutions')).toEqual({ room: 1, lists: ['k7qm 2xvd'], solutions: ['9'] })
  expect(await sentAt('/solutions/7')).toEqual({ room: 1, lists: [], solutions: ['7'] })
})
