import { expect } from 'vitest'
import { changeWorkshop, listWorkshops, type Workshop } from '#contract/admin.ts'
import { updateFunctionalOption } from '#contract/functional-options.ts'
import { TEXT_MAX } from '#contract/limits.ts'
import { nameMe, readMe, type Me } from '#contract/session.ts'
import { createSolution, readSolution, type Solution } from '#contract/solutions.ts'
import {
  listSystemRequirements,
  updateSystemRequirement,
  type SystemRequirement,
} from '#contract/system-requirements.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'

const texts = [
  `'; DROP TABLE solutions; -- " \` \\ % _ $1 ? :name`,
  '<b onclick="alert(1)">&amp;&lt;</b>',
  '👩🏽‍🚀 🚲 𝕏 é (composed) é (combining)',
  'שלום עולם \u202eمرحبا\u202c 漢字',
  'tab\tline\nreturn\rseparator\u2028bell\u0007nbsp\u00a0zero\u200bwidth\ufeff.',
]

eachEngine('every text comes back byte for byte', async (app) => {
  const member = await app.memberOf('round trip')
  const { solution, option, rating } = await member.fullSolution()
  const host = await app.host()
  for (const text of texts) {
    const named = await member.get<Solution>(createSolution, {
      body: { solution_name: text, primary_fhn: 1, session_id: member.sessionId, user_email: text },
    })
    const read = await member.get<Solution>(readSolution, { params: { id: named.id } })
    expect(read).toMatchObject({ solution_name: text, user_email: text })
    await member.get(nameMe, { body: { email: text } })
    expect(await member.get<Me>(readMe)).toMatchObject({ email: text })
    await host.call(changeWorkshop, { params: { id: member.sessionId }, body: { title: text } })
    expect((await host.call(listWorkshops)).json<Workshop[]>().map(({ title }) => title)).toContain(text)
  }
  for (const text of [...texts, ` ${texts.join(' ')} \n`, 'ä'.repeat(TEXT_MAX), '🚲'.repeat(TEXT_MAX)]) {
    await member.writeStory(solution.id, 27, text)
    await member.get(updateFunctionalOption, { params: { id: option.id }, body: { functional_option: text } })
    const [row] = (await member.stories(solution.id)).metrics
    expect(row!.user_story).toBe(text)
    expect(row!.functional_options[0]!.functional_option).toBe(text)

    const { id } = await member.addRequirement(rating.id, text)
    await member.get(updateSystemRequirement, { params: { id }, body: { specification: 'meanwhile' } })
    await member.get(updateSystemRequirement, { params: { id }, body: { specification: text } })
    const query = { functional_option_id: option.id }
    const requirements = await member.get<SystemRequirement[]>(listSystemRequirements, { query })
    expect(requirements.at(-1)!.specification).toBe(text)
  }
})

eachEngine('what cannot be kept unchanged is refused: NUL, broken characters, too many of them', async (app) => {
  const member = await app.memberOf('refused texts')
  const { solution, storyId, option, rating } = await member.fullSolution()
  const before = await dumpDatabase(app.db)
  for (const text of ['a\0b', '\ud83d', 'x\udeb2', 'x'.repeat(TEXT_MAX + 1)]) {
    for (const refused of [
      () => member.writeStory(solution.id, 27, text),
      () => member.addOption(storyId, text),
      () => member.addRequirement(rating.id, text),
      () => member.createSolution({ name: text }),
      () => member.get(nameMe, { body: { email: text } }),
      () => member.get(updateFunctionalOption, { params: { id: option.id }, body: { functional_option: text } }),
    ]) {
      await expect(refused()).rejects.toThrow('answered 400')
    }
  }
  const broken = await app.fastify.inject({
    method: 'PUT',
    url: `/api/function_options/${option.id}`,
    headers: { 'content-type': 'application/json' },
    cookies: Object.fromEntries(member.jar),
    payload: Buffer.from('{"functional_option":"caf\xe9"}', 'latin1'),
  })
  expect(broken.json()).toMatchObject({ code: 'BAD_JSON' })
  expect(await dumpDatabase(app.db)).toEqual(before)
})
