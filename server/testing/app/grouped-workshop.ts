import {
  chooseGroup,
  changeGroup,
  changeGroups,
  giveSolution,
  type GroupsBy,
  type HostGroups,
} from '#contract/groups.ts'
import type { TestApp } from './test-app.ts'
import type { Workbench } from './workbench.ts'

export async function switchGroups(app: TestApp, id: string, made_by: GroupsBy) {
  return (await app.host()).call(changeGroups, { params: { id }, body: { made_by } })
}

export async function removeGroup(app: TestApp, id: string, group_id: number, removed = true) {
  return (await app.host()).call(changeGroup, { params: { id, group_id }, body: { removed } })
}

export async function give(app: TestApp, id: string, solution_id: number, group_id: number | null) {
  const answer = await (await app.host()).call(giveSolution, { params: { id }, body: { solution_id, group_id } })
  return answer.json<HostGroups>()
}

export const choose = (person: Workbench, group_id: number | null, observes = false) =>
  person.get(chooseGroup, { body: { group_id, observes } })

/** A workshop with two groups: Ana and Abe in one, Ben in the other, Cleo in none, and Otto looks on. */
export async function groupedWorkshop(app: TestApp, title: string) {
  const ana = await app.memberOf(title, 'ana@example.org')
  const id = ana.sessionId
  const [abe, ben, cleo, otto] = await Promise.all(
    ['abe', 'ben', 'cleo', 'otto'].map((name) => ana.others.join(`${name}@example.org`)),
  )
  const north = await ana.others.makeGroup('North')
  const south = await ana.others.makeGroup('South')
  await switchGroups(app, id, 'host')
  for (const person of [ana, abe!]) await choose(person, north)
  await choose(ben!, south)
  await choose(otto!, null, true)
  return { id, north, south, ana, abe: abe!, ben: ben!, cleo: cleo!, otto: otto! }
}
