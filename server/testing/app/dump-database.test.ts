import { expect } from 'vitest'
import { readCode } from '../../workshop/session-code.ts'
import { dumpDatabase } from './dump-database.ts'
import { eachEngine } from './each-engine.ts'

eachEngine('a dump tells of every row that came, went or changed, and of none where nothing did', async (app) => {
  const ana = await app.memberOf('dumped', 'ana@example.org')
  const { solution, requirement } = await ana.fullSolution()
  const { write } = app.db
  const dump = () => dumpDatabase(app.db)
  const nothing = async () => void (await ana.stories(solution.id))
  const deeds: (() => Promise<unknown>)[] = [
    () => write.updateTable('solutions').set({ solution_name: 'Renamed' }).where('id', '=', solution.id).execute(),
    () =>
      write.updateTable('sessions').set({ title: 'Retitled' }).where('code', '=', readCode(ana.sessionId)).execute(),
    () => ana.addRequirement(requirement.option_analysis_id),
    () => write.deleteFrom('system_requirements').where('id', '=', requirement.id).execute(),
    // as many as before, one of them another
    () =>
      app.db.transaction(async (transaction) => {
        await transaction.deleteFrom('solution_stakeholders').execute()
        await transaction
          .insertInto('solution_stakeholders')
          .values({ solution_id: solution.id, stakeholder_id: 2 })
          .execute()
      }),
  ]
  for (const deed of deeds) {
    const before = await dump()
    await nothing()
    expect(await dump()).toEqual(before)
    await deed()
    const after = await dump()
    expect(after).not.toEqual(before)
    await nothing()
    expect(await dump()).toEqual(after)
  }
})
