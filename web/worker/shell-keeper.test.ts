import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShellKeeper } from './shell-keeper.ts'

const build = { id: 'b2', entry: '/assets/index-2.js', files: ['/assets/index-2.js', '/favicon.svg'] }
const page = '<script src="/assets/index-2.js"></script>'
const send = vi.fn<() => Promise<Response>>()
const keeper = () => new ShellKeeper(build, send)
const request = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  ({ url: new URL(path, location.origin).href, mode, method }) as Request
const answers = (body: string, status = 200) => send.mockResolvedValueOnce(new Response(body, { status }))
const noAnswer = () => send.mockRejectedValueOnce(new TypeError('Failed to fetch'))

/** The browser's places for files, by name. */
const places = new Map<string, Map<string, Response>>()

beforeEach(() => {
  places.clear()
  send.mockReset()
  vi.stubGlobal('caches', {
    keys: async () => [...places.keys()],
    delete: async (name: string) => places.delete(name),
    open: async (name: string) => {
      const files = places.get(name) ?? new Map<string, Response>()
      places.set(name, files)
      return {
        match: async (path: string) => files.get(path)?.clone(),
        put: async (path: string, answer: Response) => void files.set(path, answer),
        add: async (path: string) => void files.set(path, new Response(`kept ${path}`)),
      }
    },
  })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'))

test('every screen is the kept page when nothing answers, or only a gateway', async () => {
  answers(page)
  await keeper().keepPage()
  for (const path of ['/', '/solutions/7/metrics', '/login']) {
    noAnswer()
    expect(await (await keeper().answer(request(path, 'navigate')))?.text(), path).toBe(page)
    answers('Bad gateway', 502)
    expect(await (await keeper().answer(request(path, 'navigate')))?.text(), path).toBe(page)
  }
})

test('with the page is kept what it begins with, which nobody has fetched who came from the log-in', async () => {
  answers(page)
  await keeper().keepPage()
  noAnswer()
  const entry = await keeper().answer(request('/assets/index-2.js'))
  expect(await entry?.text()).toBe('kept /assets/index-2.js')
})

test('as long as the server answers, its page is shown, whatever is kept', async () => {
  answers(page)
  await keeper().keepPage()
  for (const [body, status] of [
    ['The next build', 200],
    ['Not found', 404],
    ['Broken', 500],
  ] as const) {
    answers(body, status)
    expect(await (await keeper().answer(request('/solutions', 'navigate')))?.text()).toBe(body)
  }
})

test('the page of another build is not kept', async () => {
  answers('<script src="/assets/index-3.js"></script>')
  await expect(keeper().keepPage()).rejects.toThrow('b2')
  noAnswer()
  await expect(keeper().answer(request('/solutions', 'navigate'))).rejects.toThrow('Failed to fetch')
})

test('of what was fetched, only files of this build are kept, and used when nothing answers', async () => {
  await keeper().keepFiles(['/assets/index-2.js', '/assets/index-1.js', '/api/solutions', '/solutions'])
  expect([...(places.get('ninefold-shell-b2')?.keys() ?? [])]).toEqual(['/assets/index-2.js'])
  noAnswer()
  expect(await (await keeper().answer(request('/assets/index-2.js')))?.text()).toBe('kept /assets/index-2.js')
  noAnswer()
  await expect(keeper().answer(request('/favicon.svg'))).rejects.toThrow('Failed to fetch')
})

test('calls, downloads, writes and other sites are left alone', () => {
  expect(keeper().answer(request('/api/solutions'))).toBeUndefined()
  expect(keeper().answer(request('/api/solutions/7/export.xlsx', 'navigate'))).toBeUndefined()
  expect(keeper().answer(request('/robots.txt', 'navigate'))).toBeUndefined()
  expect(keeper().answer(request('/favicon.svg', 'cors', 'POST'))).toBeUndefined()
  expect(keeper().answer(request('https://elsewhere.example/', 'navigate'))).toBeUndefined()
  expect(keeper().answer(request('/solutions'))).toBeUndefined()
  expect(send).not.toHaveBeenCalled()
})

test('a new build drops what earlier ones kept, and nothing else', async () => {
  for (const name of ['ninefold-shell-b1', 'ninefold-shell-b2', 'somebody-else']) places.set(name, new Map())
  await keeper().dropOtherBuilds()
  expect([...places.keys()]).toEqual(['ninefold-shell-b2', 'somebody-else'])
})
