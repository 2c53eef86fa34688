import { afterEach, expect, test } from 'vitest'
import { TOLD_ANSWERS_ID } from '#contract/limits.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { keys } from '../lib/queries/query-keys.ts'
import { createQueryClient } from '../lib/queries/query-client.ts'
import { storeSession } from '../lib/session/stored-session.ts'
import { oldestTold } from '../lib/http/told-revision.ts'
import { call } from '../lib/http/api-client.ts'
import { readTold } from './read-told.ts'

const date = 'Tue, 17 Nov 2026 10:00:00 GMT'
const room = { title: 'Streets', message: 'Tea at four', status: 'open' }
const me = { session_id: 'K7QM-2XVD', email: 'Mira@example.org' }
const solution = { id: 3, solution_name: 'Bikes', user_email: 'mira@example.org', purposes: [], p_fhn: 'Freedom' }

function write(answers: Record<string, unknown>) {
  const told = Object.entries(answers).map(([path, answer]) => [path, { answer, revision: '12', date }])
  const element = document.createElement('script')
  Object.assign(element, { type: 'application/json', id: TOLD_ANSWERS_ID })
  element.textContent = JSON.stringify(Object.fromEntries(told))
  document.body.append(element)
}

afterEach(() => document.getElementById(TOLD_ANSWERS_ID)?.remove())

async function read(sessionId = 'K7QM-2XVD') {
  storeSession(sessionId, 'mira@example.org')
  const queryClient = createQueryClient(() => {})
  await readTold(queryClient)
  return queryClient
}

test('what the page tells is there without asking, once, with the revision it tells of', async () => {
  write({ '/api/me': me, '/api/room': room, '/api/solutions': [solution] })
  const queryClient = await read('k7qm2xvd')
  expect(queryClient.getQueryData(keys.room)).toEqual(room)
  expect(queryClient.getQueryData(keys.solutions('k7qm2xvd'))).toEqual([{ ...solution, number: 1 }])
  expect(oldestTold.read()).toBe(12)
  expect(fakeApi.calls('GET /api/room')).toEqual([])

  fakeApi.answer('GET /api/room', { ...room, message: null } as never)
  expect(await call('GET /api/room')).toMatchObject({ message: null })
})

test('what was cut off or changed on its way is asked for, and stops nothing', async () => {
  for (const broken of ['', '{"/api/me":{"ans', 'null', '[]', '"text"', '{"/api/me":{"answer":{"session_id":7}}}']) {
    write({})
    document.getElementById(TOLD_ANSWERS_ID)!.textContent = broken
    expect((await read()).getQueryCache().getAll(), broken).toEqual([])
  }
  write({ '/api/me': me, '/api/room': null })
  expect((await read()).getQueryData(keys.room)).toBeUndefined()
})

test('a page that tells nothing, or of another workshop or person, leaves everything to be asked for', async () => {
  expect((await read()).getQueryCache().getAll()).toEqual([])
  write({ '/api/me': { ...me, session_id: 'AAAA-BBBB' }, '/api/room': room })
  expect((await read()).getQueryCache().getAll()).toEqual([])
  write({ '/api/me': { ...me, email: 'dora@example.org' }, '/api/room': room })
  expect((await read()).getQueryCache().getAll()).toEqual([])
  fakeApi.answer('GET /api/room', { ...room, message: 'Asked' } as never)
  expect(await call('GET /api/room')).toMatchObject({ message: 'Asked' })
})
