import type { Chain } from '#contract/chain.ts'
import type { CockpitRow } from '#contract/cockpit.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { scenesMessages } from '#contract/messages/room-screen.ts'
import type { Scene, SceneKind } from '#contract/scene.ts'
import type { WatchedRound } from '#contract/silent-rating.ts'

/** One thing that a scene can be about. */
export interface Part {
  solution_id: number
  functional_option_id?: number
  virtuous?: boolean
  name: string
}

/** What a scene can be about, and what of it is shown. */
export interface SceneParts {
  /** For scenes of one solution: those there are. */
  solutions: readonly { id: number; name: string }[]
  solutionId: number | undefined
  /** As many at once as can be read from the back row. */
  pages: readonly Part[][]
  at: number
}

/** What the parts are made of; empty where a scene does not need it. */
interface Known {
  solutions: readonly CockpitRow[]
  rounds: readonly WatchedRound[]
  /** Of the shown solution. */
  chain: Chain | undefined
}

/** How many rows or columns fit a scene; the others show one thing at a time. */
const AT_ONCE: Partial<Record<SceneKind, number>> = { progress: 6, silent_rating: 5, comparison: 4 }

/** Which kinds are about one solution, chosen among several. */
const ofOneSolution: readonly SceneKind[] = ['reveal', 'solution', 'comparison']

/** While a second round is open the first stays revealed. */
const isRevealed = ({ revealed, first }: WatchedRound) => revealed || first !== undefined

/** The solutions that a scene of one can show: with a reveal only those that have one. */
export function solutionsFor(kind: SceneKind, { solutions, rounds }: Pick<Known, 'solutions' | 'rounds'>) {
  if (!ofOneSolution.includes(kind)) return []
  const named =
    kind === 'reveal'
      ? rounds.filter(isRevealed).map((round) => [round.solution_id, round.solution_name] as const)
      : solutions.map(({ id, solution_name }) => [id, solution_name] as const)
  return [...new Map(named)].map(([id, name]) => ({ id, name }))
}

/** The chosen solution; where it is gone, the first that there is. */
export function solutionIn(solutions: SceneParts['solutions'], scene: Scene | undefined): number | undefined {
  return (solutions.find(({ id }) => id === scene?.solution_id) ?? solutions[0])?.id
}

export function scenePartsOf(kind: SceneKind, scene: Scene | undefined, known: Known): SceneParts {
  const solutions = solutionsFor(kind, known)
  const solutionId = solutionIn(solutions, scene)
  const pages = inPages(listParts(kind, known, solutionId), AT_ONCE[kind] ?? 1)
  return { solutions, solutionId, pages, at: pageOf(pages, scene) }
}

function listParts(kind: SceneKind, { solutions, rounds, chain }: Known, solutionId: number | undefined): Part[] {
  switch (kind) {
    case 'progress':
      return solutions.map(({ id, solution_name }) => ({ solution_id: id, name: solution_name }))
    case 'silent_rating':
      return [...new Map(rounds.map((round) => [round.functional_option_id, optionPart(round)])).values()]
    case 'reveal':
      return rounds.filter((round) => isRevealed(round) && round.solution_id === solutionId).map(roundPart)
    case 'solution':
    case 'comparison':
      return (chain?.options ?? []).map(({ id, functional_option }) => ({
        solution_id: chain?.id ?? 0,
        functional_option_id: id,
        name: functional_option,
      }))
    default:
      return []
  }
}

const optionPart = ({ solution_id, functional_option_id, functional_option }: WatchedRound): Part => ({
  solution_id,
  functional_option_id,
  name: functional_option,
})

const roundPart = (round: WatchedRound): Part => ({
  ...optionPart(round),
  virtuous: round.virtuous,
  name: scenesMessages.optionIn(
    round.functional_option,
    round.virtuous ? commonMessages.virtuousWord : commonMessages.viciousWord,
  ),
})

function inPages(parts: Part[], atOnce: number): Part[][] {
  return Array.from({ length: Math.ceil(parts.length / atOnce) }, (_, page) =>
    parts.slice(page * atOnce, (page + 1) * atOnce),
  )
}

/** Where the chosen part is; where that is gone, what comes nearest, and the first page at last. */
function pageOf(pages: Part[][], scene: Scene | undefined): number {
  if (!scene) return 0
  const { solution_id, functional_option_id, virtuous } = scene
  const isOption = (part: Part) => part.functional_option_id === functional_option_id
  const wanted: ((part: Part) => boolean)[] = [
    (part) => isOption(part) && part.virtuous === virtuous,
    isOption,
    (part) => part.solution_id === solution_id,
  ]
  const places = wanted.map((isWanted) => pages.findIndex((page) => page.some(isWanted)))
  return places.find((place) => place >= 0) ?? 0
}

/** Which way to go: among the parts of what is shown, or to another solution. */
export type Way = 'previous' | 'next' | 'solutionBefore' | 'solutionAfter'

/** The scene one step further; undefined where there is nothing that way. */
export function sceneTowards(kind: SceneKind, way: Way, parts: SceneParts): Scene | undefined {
  const { solutions, solutionId, pages, at } = parts
  if (way === 'previous' || way === 'next') {
    const part = pages[at + (way === 'next' ? 1 : -1)]?.[0]
    return part && sceneOfPart(kind, part)
  }
  const place = solutions.findIndex(({ id }) => id === solutionId)
  const solution = place < 0 ? undefined : solutions[place + (way === 'solutionAfter' ? 1 : -1)]
  return solution && { kind, solution_id: solution.id }
}

const sceneOfPart = (kind: SceneKind, { name: _name, ...part }: Part): Scene => ({ kind, ...part })
