import { expect, inject, onTestFinished, test } from 'vitest'
import { updateFunctionalOption } from '#contract/functional-options.ts'
import { listSolutions } from '#contract/solutions.ts'
import { buildTestApp } from '../../testing/app/test-app.ts'

const url = inject('postgresUrl')
const lacksPostgres = url === null && process.env.CI !== 'true'

test.skipIf(lacksPostgres)(
  'fifty writers who wait for each other leave connections to the other workshops',
  async () => {
    const app = await buildTestApp('postgres', url)
    onTestFinished(() => app.close())
    const busy = await app.memberOf('busy')
    const { option } = await busy.fullSolution()
    const calm = await app.memberOf('calm')

    // somebody elsewhere is in the middle of a write, for as long as we like
    const elsewhere = app.db.connect!()
    await elsewhere.connect()
    await elsewhere.query('begin')
    await elsewhere.query('select id from sessions for update')
    const writes = Array.from({ length: 50 }, (_, n) =>
      busy.call(updateFunctionalOption, { params: { id: option.id }, body: { functional_option: `Edit ${n}` } }),
    )
    const read = await calm.call(listSolutions, { query: { session_id: calm.sessionId } })
    expect(read.statusCode).toBe(200)

    await elsewhere.query('commit')
    await elsewhere.end()
    const answers = await Promise.all(writes)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200))
  },
)
