import { expect, test } from 'vitest'
import { deleteWorkshop, listWorkshops, type Workshop } from '#contract/admin.ts'
import { Language } from '#contract/fields.ts'
import { validateSession } from '#contract/session.ts'
import { listSolutions, readSolutionProgress, type SolutionListItem } from '#contract/solutions.ts'
import { CatalogueStore } from '../../catalogue/catalogue-store.ts'
import { demoIn } from './demo-words.ts'
import { openWorkshops, settleDemo } from './demo-workshop.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import { Workbench } from '../../testing/app/workbench.ts'

// an empty one
const onItsOwnApp = eachEngineWith({})

onItsOwnApp('an empty database gets one open workshop with two solutions worked out to the last step', async (app) => {
  expect(await openWorkshops(app.db)).toEqual([])
  // as several instances do that start together
  await Promise.all([settleDemo(app.db, 'en'), settleDemo(app.db, 'en'), settleDemo(app.db, 'en')])
  const workshops = (await (await app.host()).call(listWorkshops)).json<Workshop[]>()
  expect(workshops).toMatchObject([{ title: 'Demo workshop', status: 'open' }])
  const { id } = workshops[0]!
  expect((await openWorkshops(app.db))[0]).toMatchObject({ code: id.replace('-', '') })

  const person = app.somebody()
  await person.call(validateSession, { query: { id } })
  const member = new Workbench(person.call, person.jar, id)
  const solutions = await member.get<SolutionListItem[]>(listSolutions, { query: { session_id: id } })
  expect(solutions.map((solution) => solution.solution_name)).toEqual([
    'Neighbourhood cargo-bike sharing',
    'Going home: hospital discharge companion',
  ])
  const worked = { purposes: 3, metrics: 4, stakeholders: 7, stories_written: 4, options: 6, options_rated: 6 }
  const [bikes, home] = solutions.map((solution) => ({ params: { id: solution.id } }))
  expect(await member.get(readSolutionProgress, bikes)).toMatchObject({ ...worked, ratings: 46, requirements: 23 })
  expect(await member.get(readSolutionProgress, home)).toMatchObject({ ...worked, ratings: 50, requirements: 24 })

  // all nine needs in both directions
  const [row] = (await member.stories(solutions[0]!.id)).metrics
  const [option] = row!.functional_options
  expect(await member.ratings(option!.id, true)).toHaveLength(9)
  expect(await member.ratings(option!.id, false)).toHaveLength(9)
})

eachEngine('a database that has a workshop gets no demo', async (app) => {
  const [demo] = (await (await app.host()).call(listWorkshops)).json<Workshop[]>()
  if (demo) await (await app.host()).call(deleteWorkshop, { params: { id: demo.id } })
  await app.workshop('A workshop of our own')
  const before = await dumpDatabase(app.db)
  await settleDemo(app.db, 'de')
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('the catalogues that ship are stored once, however many instances start', async (app) => {
  const open = () => CatalogueStore.open(app.db.read, app.db.write)
  const [first, second] = await Promise.all([open(), open()])
  expect(second.defaultId).toBe(first.defaultId)
  expect((await dumpDatabase(app.db)).catalogues).toHaveLength(2)
})

test.for(Language.anyOf.map(({ const: language }) => language).filter((language) => language !== 'en'))(
  'in %s the demo has the same ids and ratings, and every text in other words',
  async (language) => {
    const english = await demoIn('en')
    const other = await demoIn(language)
    const said = textsOf(other.solutions)
    expect(said).toHaveLength(textsOf(english.solutions).length)
    expect(said.filter((text) => textsOf(english.solutions).includes(text))).toEqual([])
    expect(new Set(said).size).toBe(said.length)
    expect(other.title).not.toBe(english.title)
    expect(bonesOf(other.solutions)).toEqual(bonesOf(english.solutions))
  },
)

type Demo = Awaited<ReturnType<typeof demoIn>>['solutions']
const textsOf = (solutions: Demo) =>
  solutions.flatMap(({ solution_name, metrics }) => [
    solution_name,
    ...metrics.flatMap(({ user_story, functional_options }) => [
      user_story,
      ...functional_options.flatMap(({ functional_option, system_requirements }) => [
        functional_option,
        ...system_requirements.map(({ specification }) => specification),
      ]),
    ]),
  ])
const bonesOf = (solutions: Demo) =>
  JSON.stringify(solutions, (name, value: unknown) =>
    ['solution_name', 'user_story', 'functional_option', 'specification'].includes(name) ? '' : value,
  )
