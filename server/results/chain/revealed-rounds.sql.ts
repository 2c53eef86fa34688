import type { RevealedRound } from '#contract/silent-counts.ts'
import type { Tx } from '../../db/schema.ts'
import { listRounds } from '../../solution-parts/silent-counts.sql.ts'
import type { OptionIds } from '../../solution-parts/silent-rounds.sql.ts'

/** What people rated alone in these solutions, in counts, where it is revealed and there is something to tell. */
export async function listRevealedRounds(tx: Tx, solutionIds: number[]): Promise<RevealedRound[]> {
  const options = tx
    .selectFrom('user_stories as u')
    .innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
    .select('o.id')
    .where('u.solution_id', 'in', solutionIds)
    .$asScalar()
  if (!(await hasReveals(tx, options))) return []
  const rounds = await listRounds(tx, options)
  return rounds
    .filter(({ revealed, spread }) => revealed && spread.length > 0)
    .map(({ functional_option_id, virtuous, round, people, share, spread, changed }) => ({
      functional_option_id,
      virtuous,
      round,
      people,
      ...(share !== null && { share }),
      spread,
      ...(changed.length > 0 && { changed }),
    }))
}

/** Most workshops have none, and are asked nothing more. */
async function hasReveals(tx: Tx, options: OptionIds): Promise<boolean> {
  const found = await tx
    .selectFrom('silent_reveals')
    .select('round')
    .where('functional_option_id', 'in', options)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
