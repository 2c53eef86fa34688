import { ApiError } from '../http/api-error.ts'
import { conflicted, leftUnanswered, refused, type EditConflict, type Edits, type EditValue } from './edit.ts'

/** How edits reach the server. */
export interface Sending<Value> {
  /** Whether one request saves all edits of a screen; otherwise each is a request of its own. */
  isOneRequest?: boolean
  /** Sending does something with what was typed, such as creating a solution: the bar at the top does not offer it again. */
  isDeed?: boolean
  /** Answers the names it has saved, where that is not all of them. Rejects when it could not save. */
  transmit: (batch: Edits<Value>, givenUp: AbortSignal) => Promise<readonly string[] | void>
  /** Of a refusal of what was sent under these names: what is stored instead, by name. */
  conflictsIn: (error: ApiError, names: readonly string[]) => ReadonlyMap<string, EditConflict<Value>>
  /** Of a failure: what was saved all the same before it. */
  savedBefore?: (error: ApiError) => readonly string[]
  /** The form in which the server gets a value, such as trimmed. */
  toStored?: (value: Value, name: string) => Value
  /** Whether what is saved under a name becomes an entry of a list, and its line is empty again. */
  isLine?: (name: string) => boolean
}

/**
 * What a failed save leaves. It can go on at once where "somebody else" was an earlier save of one's own whose answer
 * was lost.
 */
export function afterFailure<Value extends EditValue>(
  edits: Edits<Value>,
  error: unknown,
  { names, isGivenUp }: { names: readonly string[]; isGivenUp: (name: string) => boolean },
  { conflictsIn }: Sending<Value>,
): { edits: Edits<Value>; goesOn: boolean } {
  if (!(error instanceof ApiError)) return { edits: refused(edits, names), goesOn: false }
  if (error.isTransient) return { edits: leftUnanswered(edits, names), goesOn: false }
  const conflicts = new Map([...conflictsIn(error, names)].filter(([name]) => !isGivenUp(name)))
  const after = conflicted(edits, conflicts)
  const met = [...conflicts.keys()].filter((name) => edits.has(name))
  const goesOn = met.length > 0 && met.every((name) => !after.get(name)?.conflict)
  return { edits: refused(after, names), goesOn }
}
