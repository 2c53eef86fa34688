import type { Decided } from '#contract/chain.ts'
import type { EditedField } from '#contract/changes.ts'
import type { Queries } from '../../db/schema.ts'
import { readStored } from '../../workshop/stored-json.ts'
import { fingerprintOf } from '../made-from/fingerprint.ts'
import { listTextDeeds } from './changes.sql.ts'
import type { EditedText } from './edited-text.ts'

interface Detail {
  from?: string
  was?: Decided
}

const fieldOf: Record<string, EditedField> = {
  story_saved: 'user_story',
  option_changed: 'functional_option',
  requirement_changed: 'specification',
}

/**
 * What texts of a solution were when they were exported. A file carries only what each is known by; whatever was changed
 * since stands in the history.
 */
export async function findExported(db: Queries, solutionId: number, texts: readonly EditedText[]) {
  const wanted = new Map(texts.map((text) => [keyOf(text.field, text.id), text]))
  const found = new Map<EditedText, string>()
  for (const { kind, subject_id, detail } of await listTextDeeds(db, solutionId))
    for (const [field, former] of formerTexts(kind, readStored(detail) ?? {})) {
      const text = wanted.get(keyOf(field, subject_id))
      if (text && fingerprintOf(text.name, field, former) === text.fingerprint) found.set(text, former)
    }
  return found
}

const keyOf = (field: EditedField, id: number | null) => `${field} ${id}`

function formerTexts(kind: string, { from, was }: Detail): [EditedField, string][] {
  const field = fieldOf[kind]
  if (field) return from === undefined ? [] : [[field, from]]
  if (!was) return []
  return [
    ['decision', was.decision ?? ''],
    ['decision_reason', was.decision_reason],
  ]
}
