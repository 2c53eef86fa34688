import { useCallback, useMemo, useState } from 'react'
import type { RatingUpdate } from '#contract/h9-analysis.ts'
import type { Fhn, Measure } from '#contract/reference-data.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { editsMessages } from '#contract/messages/edits.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { measureName } from '../../domain/needs/measure.tsx'
import { useEdits } from '../../lib/edits/use-edits.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { isReadOnly } from '../../lib/http/is-read-only.ts'
import type { Write } from '../../lib/queries/use-write.ts'
import {
  conflictsIn,
  isMeasure,
  isRated,
  shownMeasure,
  storedCells,
  storedMeasure,
  toUpdates,
  type Rating,
} from './ratings.ts'

/** What is rated: an option in one direction. */
export interface RatingSubject {
  solutionId: number
  optionId: number
  virtuous: boolean
}

interface RatingForm extends RatingSubject {
  fhns: readonly Fhn[]
  measures: readonly Measure[]
  stored: readonly Rating[]
  kind: RatingKind
}

/** The group's ratings, or one's own that nobody else sees, in one round or the other. */
export type RatingKind = 'group' | 'silent' | 'silent-again'

/** Whose ratings a form holds. */
export interface Whose {
  kind: RatingKind
  /** It is said at the form: where rating is silent, or was a moment ago. */
  isTold: boolean
  /** It came by itself, in the place of another one. */
  tookPlace: boolean
}

/** What sends the ratings. */
type Saving = Pick<Write<unknown, RatingUpdate[]>, 'run' | 'isPending'>

/** The nine cells of one option in one direction: what they show, what is unsaved, and saving all in one request. */
export function useRatings(form: RatingForm, saving: Saving) {
  const { optionId, virtuous, fhns, measures, stored } = form
  const fhnIds = useMemo(() => fhns.map(({ id }) => id), [fhns])
  const cells = useMemo(() => storedCells(fhnIds, stored), [fhnIds, stored])
  const [problem, setProblem] = useState<string | null>(null)
  const editor = useEdits<string>({
    place: placeOf(form),
    fits: isMeasure,
    stored: cells,
    sending: {
      isOneRequest: true,
      transmit: async (batch, givenUp) => {
        const cell = { functional_option_id: optionId, virtuous }
        await saving.run(toUpdates(fhnIds, stored, batch, cell), givenUp).catch((error: unknown) => {
          setProblem((shown) => sentenceFor(error) ?? shown)
          throw error
        })
        setProblem(null)
      },
      conflictsIn,
    },
  })
  const { edits } = editor

  return {
    editor,
    measureOf: (fhnId: number) => shownMeasure(stored, edits, fhnId),
    choose: (fhnId: number, measure: number) =>
      editor.type(String(fhnId), String(measure), {
        startedFrom: String(storedMeasure(stored, fhnId)),
        label: editsMessages.rating(nameOf(fhns, fhnId), measureName(measures, measure)),
      }),
    isRated: (fhnId: number) => isRated(stored, edits, fhnId),
    isChosen: (fhnId: number) => edits.has(String(fhnId)),
    isUnsaved: edits.size > 0,
    draft: editor.draftOf(),
    isSaving: saving.isPending,
    /** The needs that somebody else has rated otherwise meanwhile. */
    overtaken: fhns.filter(({ id }) => edits.get(String(id))?.isOvertaken).map(({ p_fhn }) => p_fhn),
    save: () => void editor.save(),
    problem,
    closeProblem: () => setProblem(null),
    /** For the question about cells that somebody else has rated meanwhile. */
    lookOf: useCallback(
      (name: string) => ({ label: nameOf(fhns, Number(name)), options: optionsOf(measures) }),
      [fhns, measures],
    ),
  }
}

/** Where they are kept while they are unsaved. */
export function placeOf({ solutionId, optionId, virtuous, kind }: RatingSubject & { kind: RatingKind }) {
  const direction = virtuous ? 'virtuous' : 'vicious'
  return `solution/${solutionId}/option/${optionId}/${kind === 'group' ? direction : `${kind}-${direction}`}`
}

export type Ratings = ReturnType<typeof useRatings>

const nameOf = (fhns: readonly Fhn[], fhnId: number) => fhns.find(({ id }) => id === fhnId)?.p_fhn ?? String(fhnId)

function optionsOf(measures: readonly Measure[]) {
  const others = measures.filter(({ id }) => id !== MEASURE_NONE)
  return [
    { value: String(MEASURE_NONE), label: measureName(measures, MEASURE_NONE) },
    ...others.map(({ id, measure }) => ({ value: String(id), label: measure })),
  ]
}

/** What only this screen says: where two people have met it asks, and that editing is frozen is told everywhere. */
function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.conflicts.length > 0 || isReadOnly(error)) return undefined
  const reason = error.serverMessage
  return reason === undefined ? h9AnalysisMessages.saveFailed : h9AnalysisMessages.saveFailedBecause(reason)
}
