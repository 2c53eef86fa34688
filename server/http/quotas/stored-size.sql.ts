import { sql } from 'kysely'
import type { Queries } from '../../db/schema.ts'

/** What a row takes beside its texts, with its place in the indexes. */
const ROW = sql.lit(100)

/** Bytes of a workshop in the database: its texts, its history and trash, the kept responses and the rows themselves. */
export async function readStoredSize(db: Queries, session: number): Promise<number> {
  const solutions = sql`(select id from solutions where session_id = ${session})`
  const stories = sql`(select id from user_stories where solution_id in ${solutions})`
  const options = sql`(select id from functional_options where user_story_id in ${stories})`
  const ratings = sql`(select id from option_analysis where functional_option_id in ${options})`
  const { rows } = await sql<{ bytes: number | string }>`
    select coalesce(sum(bytes), 0) as bytes from (
      select sum(octet_length(detail) + ${ROW}) as bytes from activity where session_id = ${session}
      union all select sum(octet_length(rows) + octet_length(summary) + ${ROW}) from trash where session_id = ${session}
      union all select sum(octet_length(answer) + ${ROW}) from idempotency_keys where session_id = ${session}
      union all select count(*) * ${ROW} from participants where session_id = ${session}
      union all select count(*) * ${ROW} from solutions where session_id = ${session}
      union all select sum(octet_length(user_story) + ${ROW}) from user_stories where solution_id in ${solutions}
      union all select sum(octet_length(functional_option) + octet_length(decision_reason) + ${ROW})
        from functional_options where user_story_id in ${stories}
      union all select count(*) * ${ROW} from option_analysis where functional_option_id in ${options}
      union all select count(*) * ${ROW} from silent_ratings where functional_option_id in ${options}
      union all select sum(octet_length(specification) + ${ROW})
        from system_requirements where option_analysis_id in ${ratings}
    ) as parts`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
