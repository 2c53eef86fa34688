import { test as base, expect } from './demo.ts'
import { hostScreens } from './host-screens.ts'
import { findDemoWorkshop, logInAsHost } from './host.ts'
import { goOnToScreen, screens } from './screens.ts'
import { buildPseudo, findEnglish, gatherAnswers, speakPseudo } from './pseudo-language.ts'

const test = base.extend<object, { pseudo: string }>({
  pseudo: [
    async ({ browserName: _anyBrowser }, use) => {
      const { folder, remove } = await buildPseudo()
      await use(folder)
      remove()
    },
    { scope: 'worker' },
  ],
})

// one after the other, so that it is built once
test.describe.configure({ mode: 'default' })

test('every text of every screen is exchanged with the language', async ({ page, context, demo, pseudo }) => {
  test.setTimeout(180_000)
  await speakPseudo(context, pseudo)
  const answers = gatherAnswers(page)
  await page.goto('/solutions')
  const left: string[] = []
  // a button is found by its English name
  for (const screen of screens.filter(({ open }) => !open)) {
    await goOnToScreen(page, screen, demo)
    for (const text of await findEnglish(page, answers)) left.push(`${screen.name}: ${text}`)
  }
  expect(left).toEqual([])
})

test('and of every page of the host', async ({ page, context, server, demo, pseudo }) => {
  test.setTimeout(180_000)
  const host = { url: server.url, password: server.hostPassword }
  await logInAsHost(context, host)
  const { id: workshopId } = await findDemoWorkshop(host)
  await speakPseudo(context, pseudo)
  const answers = gatherAnswers(page)
  await page.goto('/admin')
  const left: string[] = []
  for (const screen of hostScreens) {
    await goOnToScreen(page, screen, { ...demo, workshopId, catalogueId: 1 })
    for (const text of await findEnglish(page, answers)) left.push(`${screen.name}: ${text}`)
  }
  expect(left).toEqual([])
})
