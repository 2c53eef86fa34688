import type { Workshop } from '#contract/admin.ts'

interface Host {
  url: string
  password: string
}

/** What the host does while participants are in their browsers. */
export async function openWorkshop(host: Host, title: string): Promise<Workshop> {
  return (await callAsHost(host, 'POST', '/api/admin/sessions', { title })) as Workshop
}

export async function changeWorkshop(host: Host, id: string, change: Partial<Workshop>): Promise<Workshop> {
  return (await callAsHost(host, 'PATCH', `/api/admin/sessions/${id}`, change)) as Workshop
}

/** The workshop with two worked solutions that a new database comes with. */
export async function findDemoWorkshop(host: Host): Promise<Workshop> {
  const workshops = (await callAsHost(host, 'GET', '/api/admin/sessions')) as Workshop[]
  return workshops.find(({ title }) => title === 'Demo workshop')!
}

async function callAsHost({ url, password }: Host, method: string, path: string, body?: object) {
  const login = await send('POST', `${url}/api/admin/login`, { password })
  const cookie = login.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  const answer = await send(method, `${url}${path}`, body, { cookie: cookie.join('; ') })
  return answer.json()
}

async function send(method: string, url: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
