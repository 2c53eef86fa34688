import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { changeWorkshop, copyWorkshop, openWorkshop, type Workshop } from '#contract/admin.ts'
import { nameMe, readMe, validateSession } from '#contract/session.ts'
import { eachEngineWith } from '../../testing/app/each-engine.ts'

const webDir = mkdtempSync(join(tmpdir(), 'ninefold-web-'))
for (const folder of ['', 'en', 'de', 'es']) {
  mkdirSync(join(webDir, folder), { recursive: true })
  for (const file of ['index.html', 'login.html', 'service-worker.js']) {
    writeFileSync(join(webDir, folder, file), `${folder || 'alone'} ${file}`)
  }
}
mkdirSync(join(webDir, 'assets'))
afterAll(() => rmSync(webDir, { recursive: true, force: true }))

const eachEngine = eachEngineWith({ webDir })

eachEngine('before a workshop is known the browser’s preference decides among the languages there are', async (app) => {
  const pageFor = async (accepted: string | undefined, url = '/login') => {
    const headers = accepted === undefined ? {} : { 'accept-language': accepted }
    const { body, headers: answered } = await app.fastify.inject({ url, headers })
    expect(String(answered.vary).toLowerCase()).toContain('accept-language')
    expect(String(answered.vary).toLowerCase()).toContain('cookie')
    return body
  }
  expect(await pageFor('de-AT,de;q=0.9,en;q=0.5')).toBe('de login.html')
  expect(await pageFor('pt-BR, es;q=0.4, de;q=0.2')).toBe('es login.html')
  expect(await pageFor('de', '/solutions')).toBe('de index.html')
  expect(await pageFor('de', '/service-worker.js')).toBe('de service-worker.js')
  // one that is known and not built, one that nobody knows, a folder that is no language, nonsense, any, none
  for (const other of ['fr', 'xx', 'assets', '../de', ';;q=,', '*', undefined]) {
    expect(await pageFor(other), other).toBe('en login.html')
  }
})

eachEngine('a workshop’s pages are in its language, unless somebody chose their own', async (app) => {
  const host = await app.host()
  const opened = await host.call(openWorkshop, { body: { title: 'Werkstatt', language: 'de' } })
  const { id, language } = opened.json<Workshop>()
  expect(language).toBe('de')
  const mira = app.somebody()
  await mira.call(validateSession, { query: { id } })
  expect((await mira.call(nameMe, { body: { email: 'mira@example.org' } })).json()).toMatchObject({ language: 'de' })

  const page = async (chosen?: string) => {
    const cookies = { ...Object.fromEntries(mira.jar), ...(chosen !== undefined && { ninefold_language: chosen }) }
    return (await app.fastify.inject({ url: '/', cookies, headers: { 'accept-language': 'es' } })).body
  }
  expect(await page()).toBe('de index.html')
  expect(await page('es')).toBe('es index.html')
  expect(await page('en')).toBe('en index.html')
  // what is no language is as good as none
  for (const no of ['fr', '../de', '']) expect(await page(no), no).toBe('de index.html')

  const changed = await host.call(changeWorkshop, { params: { id }, body: { language: 'en' } })
  expect(changed.json()).toMatchObject({ language: 'en' })
  expect(await page()).toBe('en index.html')
  expect((await mira.call(readMe)).json()).toMatchObject({ language: 'en' })
})

eachEngine(
  'what everybody in the room reads is in the workshop’s language, whatever its host has chosen',
  async (app) => {
    const host = await app.host()
    const { id } = (await host.call(openWorkshop, { body: { title: 'Taller', language: 'es' } })).json<Workshop>()
    const page = async (url: string, cookies: Record<string, string>) =>
      (await app.fastify.inject({ url, cookies: { ...cookies, ninefold_language: 'de' } })).body
    const asHost = Object.fromEntries(host.jar)
    for (const url of [`/admin/workshops/${id}/room`, `/admin/workshops/${id.toLowerCase()}/table-cards?x=1`]) {
      expect(await page(url, asHost), url).toBe('es index.html')
      // nobody learns by asking for pages which workshops there are
      expect(await page(url, {}), url).toBe('de index.html')
    }
    const others = [`/admin/workshops/${id}`, `/admin/workshops/${id}/groups`, '/admin/workshops/AAAA-AAAA/room']
    for (const url of others) expect(await page(url, asHost), url).toBe('de index.html')
    const changed = await host.call(changeWorkshop, { params: { id }, body: { language: 'fr' } })
    expect(changed.statusCode).toBe(200)
    // one that is not built
    expect(await page(`/admin/workshops/${id}/room`, asHost)).toBe('de index.html')
  },
)

eachEngine('workshops are English unless said otherwise, copies as what they are copied from', async (app) => {
  const host = await app.host()
  const open = async (body: object) => (await host.call(openWorkshop, { body })).json<Workshop>()
  expect(await open({ title: 'Plain' })).toMatchObject({ language: 'en' })
  const arabic = await open({ title: 'Arabic', language: 'ar' })
  const copy = await host.call(copyWorkshop, {
    params: { id: arabic.id },
    body: { title: 'Again', with_solutions: false },
  })
  expect(copy.json()).toMatchObject({ language: 'ar' })
  for (const language of ['xx', '', null, 'EN', 7]) {
    const refused = await host.call(changeWorkshop, { params: { id: arabic.id }, body: { language } })
    expect(refused.statusCode).toBe(400)
  }
})
