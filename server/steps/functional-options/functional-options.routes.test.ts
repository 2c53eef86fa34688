import { expect } from 'vitest'
import {
  addFunctionalOption,
  deleteFunctionalOption,
  updateFunctionalOption,
  type FunctionalOption,
} from '#contract/functional-options.ts'
import { listSystemRequirements } from '#contract/system-requirements.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { dumpDatabase, readRevision } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'

eachEngine('an option is added untrimmed with 201, and edits do not move it', async (app) => {
  const member = await app.memberOf('add and edit')
  const { id } = await member.createSolution()
  const user_story_id = await member.addMetric(id, 27)
  const answer = await member.call(addFunctionalOption, { body: { user_story_id, functional_option: '  First ' } })
  expect(answer.statusCode).toBe(201)
  const first = answer.json<FunctionalOption>()
  expect(first).toEqual({ id: expect.any(Number), functional_option: '  First ', user_story_id })
  const second = await member.addOption(user_story_id, 'Second')

  const edit = { params: { id: first.id }, body: { functional_option: 'Edited' } }
  const edited = await member.call(updateFunctionalOption, edit)
  expect(edited.statusCode).toBe(200)
  expect(edited.json()).toEqual({ ...first, functional_option: 'Edited' })
  const [row] = (await member.stories(id)).metrics
  expect(row!.functional_options).toEqual([{ ...first, functional_option: 'Edited' }, second])
})

eachEngine('a blank option is refused on add and on edit', async (app) => {
  const member = await app.memberOf('blank option')
  const { storyId, option } = await member.fullSolution()
  const before = await dumpDatabase(app.db)
  for (const functional_option of ['', '   ', '\n\t']) {
    const add = await member.call(addFunctionalOption, { body: { user_story_id: storyId, functional_option } })
    expect(add.statusCode).toBe(400)
    const edit = await member.call(updateFunctionalOption, { params: { id: option.id }, body: { functional_option } })
    expect(edit.statusCode).toBe(400)
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('an option changed meanwhile is not overwritten unseen', async (app) => {
  const member = await app.memberOf('option conflict')
  const { storyId } = await member.fullSolution()
  const option = await member.addOption(storyId, 'Old')
  const put = (functional_option: string, previous?: string) =>
    member.call(updateFunctionalOption, { params: { id: option.id }, body: { functional_option, previous } })
  const ana = await app.memberOf('option conflict', 'ana@example.org')
  const theirs = { params: { id: option.id }, body: { functional_option: 'Theirs', previous: 'Old' } }
  expect((await ana.call(updateFunctionalOption, theirs)).statusCode).toBe(200)

  const before = await dumpDatabase(app.db)
  const conflict = await put('Mine', 'Old')
  expect(conflict.statusCode).toBe(409)
  expect(conflict.json()).toEqual({
    error: functionalOptionsMessages.changedMeanwhile,
    code: 'OPTION_CHANGED',
    conflicts: [{ ...option, functional_option: 'Theirs', by: 'ana@example.org', at: expect.any(String) }],
  })
  expect((await put('Mine', '')).statusCode).toBe(409)
  expect((await put('Theirs', 'Old')).statusCode).toBe(200)
  expect(await dumpDatabase(app.db)).toEqual(before)
  expect((await put('Last write wins')).statusCode).toBe(200)
})

eachEngine('saving an option as it is raises no revision', async (app) => {
  const member = await app.memberOf('unchanged option')
  const { option } = await member.fullSolution()
  const { id, functional_option } = option
  const revision = await readRevision(app.db, member.sessionId)
  await member.get(updateFunctionalOption, { params: { id }, body: { functional_option } })
  expect(await readRevision(app.db, member.sessionId)).toBe(revision)
})

eachEngine('deleting an option takes ratings and requirements along; twice is not found', async (app) => {
  const member = await app.memberOf('delete option')
  const { option, rating, solution } = await member.fullSolution()
  const remove = () => member.call(deleteFunctionalOption, { params: { id: option.id } })
  expect((await remove()).json()).toMatchObject({ undo: expect.any(String) })
  const query = { functional_option_id: option.id }
  expect((await member.call(listSystemRequirements, { query })).statusCode).toBe(404)
  const left = app.db.read.selectFrom('option_analysis').select('id').where('id', '=', rating.id)
  expect(await left.execute()).toEqual([])
  expect((await member.stories(solution.id)).metrics[0]!.functional_options).toEqual([])
  expect((await remove()).statusCode).toBe(404)
})
