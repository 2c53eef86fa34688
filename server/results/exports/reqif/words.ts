import { createHash } from 'node:crypto'
import { FHN_COUNT } from '#contract/limits.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { FileWords } from '../words/file-words.ts'

/** What may be chosen, by its key; a tool that reads the file offers the same. */
export type Choices = ReadonlyMap<string, string>
const choices = (entries: readonly (readonly [key: string | number, name: string])[]): Choices =>
  new Map(entries.map(([key, name]) => [String(key), name]))

export type Kind = keyof FileWords['reqif']['kind']

export const ENUMERATIONS = ['Kind', 'Need', 'Direction', 'Measure', 'Reading', 'Decision', 'Re-check'] as const
export type Enumeration = (typeof ENUMERATIONS)[number]

/** Needs and measures are those of the catalogue; everything else is said in the words of the screens. */
export const choicesOf = (
  { fhns, measures }: Catalogue,
  { common, decisions, readings, reqif }: FileWords,
): Record<Enumeration, Choices> => ({
  Kind: choices(Object.entries(reqif.kind)),
  Need: choices(fhns.slice(0, FHN_COUNT).map(({ id, p_fhn }) => [id, p_fhn])),
  Direction: choices([
    ['virtuous', common.virtuous],
    ['vicious', common.vicious],
  ]),
  Measure: choices(measures.map(({ id, measure }) => [id, measure])),
  Reading: choices(Object.entries(readings.reading).map(([key, { name }]) => [key, name])),
  Decision: choices(Object.entries(decisions.decision)),
  'Re-check': choices([
    ['no', reqif.no],
    ['yes', reqif.yes],
  ]),
})

/**
 * The same for the same words. It is part of the identifiers of all types, because a tool that has taken in a file of one
 * catalogue would otherwise take the needs of another for those. So has each language types of its own.
 */
export const markOf = (enumerations: Record<Enumeration, Choices>) =>
  createHash('sha256')
    .update(JSON.stringify(ENUMERATIONS.map((name) => [...enumerations[name]])))
    .digest('hex')
    .slice(0, 8)
