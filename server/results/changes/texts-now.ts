import type { EditedField } from '#contract/changes.ts'
import type { Queries } from '../../db/schema.ts'
import { listOptionsNow, listRequirementsNow, listStoriesNow } from './changes.sql.ts'

type Row<List extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number]

/** What is stored now of the things that some texts are of. Those of other workshops do not exist. */
export class TextsNow {
  readonly #stories: Map<number, Row<typeof listStoriesNow>>
  readonly #options: Map<number, Row<typeof listOptionsNow>>
  readonly #requirements: Map<number, Row<typeof listRequirementsNow>>

  private constructor(
    stories: Row<typeof listStoriesNow>[],
    options: Row<typeof listOptionsNow>[],
    requirements: Row<typeof listRequirementsNow>[],
  ) {
    this.#stories = byId(stories)
    this.#options = byId(options)
    this.#requirements = byId(requirements)
  }

  static async read(db: Queries, sessionId: number, texts: readonly { field: EditedField; id: number }[]) {
    const idsOf = (...fields: EditedField[]) => [
      ...new Set(texts.filter(({ field }) => fields.includes(field)).map(({ id }) => id)),
    ]
    const inside = <R extends { session_id: number }>(rows: R[]) => rows.filter((row) => row.session_id === sessionId)
    return new TextsNow(
      inside(await listStoriesNow(db, idsOf('user_story'))),
      inside(await listOptionsNow(db, idsOf('functional_option', 'decision', 'decision_reason'))),
      inside(await listRequirementsNow(db, idsOf('specification'))),
    )
  }

  story = (id: number) => this.#stories.get(id)
  option = (id: number) => this.#options.get(id)
  requirement = (id: number) => this.#requirements.get(id)

  /** Undefined where there is no such thing. */
  find({ field, id }: { field: EditedField; id: number }) {
    const row = this.#rowOf(field, id)
    if (!row) return undefined
    const { solution_id, solution_name } = row
    return { text: (row as Partial<Record<EditedField, string | null>>)[field] ?? '', solution_id, solution_name }
  }

  #rowOf(field: EditedField, id: number) {
    if (field === 'user_story') return this.story(id)
    return field === 'specification' ? this.requirement(id) : this.option(id)
  }
}

const byId = <R extends { id: number }>(rows: R[]) => new Map(rows.map((row) => [row.id, row]))
