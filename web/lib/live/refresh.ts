import type { QueryClient } from '@tanstack/react-query'
import type { Change } from '#contract/live.ts'
import { keys } from '../queries/query-keys.ts'
import { readAgain, readCatalogueAgain } from '../queries/read-again.ts'

/** What appears in the list of solutions too; the host may have removed an e-mail from it. */
const inTheList = /^(solution_|purposes_|restored|workshop_)/
const ofTheWorkshop = /^(workshop_|room_|groups_)/
/** A word of the workshop's own is in the catalogue of every solution. */
const ofTheCatalogue = /^own_/
/** A new solution belongs to the group of its author. */
const ofTheGroups = /^(workshop_|groups_|solution_|participant_|restored)/

/** Help and notes, and what decides who reads them. */
const ofAsides = /^(help_|note_|workshop_|groups_|solution_)/

/** Reads again what others have changed, where it is on screen; elsewhere it only counts as stale. */
export async function refresh(queryClient: QueryClient, changes: readonly Change[]) {
  // hidden e-mails, and the names in their place, stand in everything that people read
  if (changes.some(({ kind }) => kind === 'everything' || kind === 'people_changed')) return refreshAll(queryClient)
  const solutions = new Set(changes.map((change) => change.solution_id).filter((id) => id !== null))
  const stale: (readonly unknown[])[] = [...solutions].map((id) => keys.solution(id))
  // the document tells of all that was made, and who made it
  stale.push(keys.everyWorkshop)
  if (changes.some(({ kind }) => inTheList.test(kind))) stale.push(keys.allSolutions)
  if (changes.some(({ kind }) => ofTheWorkshop.test(kind))) stale.push(keys.me, keys.room)
  if (changes.some(({ kind }) => ofTheGroups.test(kind))) stale.push(keys.groups)
  if (changes.some(({ kind }) => ofAsides.test(kind))) stale.push(keys.everyAside)
  const catalogue = changes.some(({ kind }) => ofTheCatalogue.test(kind)) && readCatalogueAgain(queryClient)
  await Promise.all([catalogue, ...stale.map((queryKey) => readAgain(queryClient, { queryKey }))])
}

export const refreshAll = (queryClient: QueryClient) => readAgain(queryClient)
