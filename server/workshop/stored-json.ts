import { numberInName } from './forgotten-name.ts'

/**
 * Parses JSON of the trash or the history. Undefined where an entry is damaged: earlier versions replaced a removed
 * e-mail in stored JSON as text, which could break the JSON or rename a field to "participant n".
 */
export function readStored(json: string): object | undefined {
  try {
    const value = JSON.parse(json) as object
    return json.includes('"participant ') && hasRenamedField(value) ? undefined : value
  } catch {
    return undefined
  }
}

function hasRenamedField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([field, part]) => numberInName(field) > 0 || hasRenamedField(part))
}
