import type { BrowserContext } from '@playwright/test'
import type { Workshop } from '#contract/admin.ts'
import { errors } from '#contract/errors.ts'

export interface Host {
  url: string
  password: string
}

/** What the host does while participants are in their browsers. */
export async function openWorkshop(host: Host, title: string, language = 'en'): Promise<Workshop> {
  return (await callAsHost(host, 'POST', '/api/admin/sessions', { title, language })) as Workshop
}

export async function changeWorkshop(host: Host, id: string, change: Partial<Workshop>): Promise<Workshop> {
  return (await callAsHost(host, 'PATCH', `/api/admin/sessions/${id}`, change)) as Workshop
}

/** The workshop with two worked solutions that a new database comes with. */
export async function findDemoWorkshop(host: Host): Promise<Workshop> {
  const workshops = (await callAsHost(host, 'GET', '/api/admin/sessions')) as Workshop[]
  return workshops.find(({ title }) => title === 'Demo workshop')!
}

/** A workshop like it, for whoever changes what it finds. */
export async function copyDemoWorkshop(host: Host): Promise<Workshop> {
  const { id } = await findDemoWorkshop(host)
  const copy = { title: 'Copy of the demo workshop', with_solutions: true }
  return (await callAsHost(host, 'POST', `/api/admin/sessions/${id}/copy`, copy)) as Workshop
}

export async function deleteWorkshop(host: Host, id: string) {
  await callAsHost(host, 'DELETE', `/api/admin/sessions/${id}`)
}

/** As if the host had logged in before in this browser. */
export async function logInAsHost(context: BrowserContext, { url, password }: Host) {
  const header = cookies.get(url) ?? (await logIn({ url, password }))
  const pairs = header.split('; ').map((pair) => pair.split('=', 2))
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })))
}

const NOTHING_TO_SAY = 204

/** By the address of the server. A login takes it a tenth of a second on purpose, so that one serves for all calls. */
const cookies = new Map<string, string>()

async function callAsHost(host: Host, method: string, path: string, body?: object): Promise<unknown> {
  const url = `${host.url}${path}`
  let answer = await send(method, url, body, cookies.get(host.url) ?? (await logIn(host)))
  if (answer.status === errors.HOST_ONLY[0]) answer = await send(method, url, body, await logIn(host))
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.status === NOTHING_TO_SAY ? undefined : answer.json()
}

async function logIn({ url, password }: Host): Promise<string> {
  const answer = await send('POST', `${url}/api/admin/login`, { password })
  if (!answer.ok) throw new Error(`The host is not let in: ${answer.status}: ${await answer.text()}`)
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  cookies.set(url, cookie.join('; '))
  return cookie.join('; ')
}

const send = (method: string, url: string, body?: object, cookie?: string) =>
  fetch(url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
    ...(body && { body: JSON.stringify(body) }),
  })
