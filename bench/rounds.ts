import type { Spread } from './report.ts'

/** Fewer would not tell a slow second of the machine from a slow program. */
export const ROUNDS = 7

/** Runs programs in turns, so that a slow minute of the machine is slow for all of them; answers what each gave in each round. */
export async function inTurns<Name extends string>(
  programs: Record<Name, () => Promise<number>>,
  rounds = ROUNDS,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(programs) as Name[]
  const measured = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round++) {
    for (const name of names) measured[name].push(await programs[name]())
  }
  return measured
}

/** What one made of the other in each round. */
export const ratios = (ones: number[], others: number[]) =>
  ones.map((one, round) => one / (others[round] ?? Number.NaN))

/** The middle of some numbers, and between which two the middle half of them lies. */
export function spreadOf(numbers: number[]): Spread {
  const sorted = numbers.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return { from: at(0.25), middle: at(0.5), to: at(0.75) }
}

export const median = (numbers: number[]) => spreadOf(numbers).middle
