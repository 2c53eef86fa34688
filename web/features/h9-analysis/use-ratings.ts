import { useState } from 'react'
import type { RatingUpdate } from '#contract/h9-analysis.ts'
import type { Fhn, Measure } from '#contract/reference-data.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import type { Write } from '../../lib/queries/use-write.ts'
import { ApiError, isFrozen } from '../../lib/http/api-error.ts'
import type { ConflictItem, ConflictValue } from '../../ui/edits/conflicts.tsx'
import { toConflictItems } from './rating-conflicts.ts'
import {
  afterSaving,
  choose,
  decided,
  restored,
  shownMeasure,
  toUpdates,
  type Choices,
  type Rating,
} from './ratings.ts'
import { useKeptRatings } from './use-kept-ratings.ts'

export interface RatingSubject {
  solutionId: number
  optionId: number
  virtuous: boolean
  fhns: readonly Fhn[]
  measures: readonly Measure[]
  stored: readonly Rating[]
  /** The group's ratings, or one's own that nobody else sees. */
  kind: 'group' | 'silent'
}

/** What sends the ratings. */
type Saving = Pick<Write<unknown, RatingUpdate[]>, 'mutate' | 'isPending'>

/** The nine cells of one option in one direction: what they show, what is unsaved, and saving it. */
export function useRatings(subject: RatingSubject, saving: Saving) {
  const { optionId, virtuous, fhns, measures, stored } = subject
  const [choices, setChoices] = useState<Choices>(new Map())
  const [problem, setProblem] = useState<string | null>(null)
  const [conflicts, setConflicts] = useState<readonly ConflictItem[]>([])
  const kept = useKeptRatings(subject, choices)

  const send = (now: Choices) => {
    const cell = { functional_option_id: optionId, virtuous }
    const ids = fhns.map((fhn) => fhn.id)
    const updates = toUpdates(ids, stored, now, cell)
    saving.mutate(updates, {
      onSuccess: () => {
        // sent once more, it may have gone through after all
        setProblem(null)
        setChoices((current) => afterSaving(current, updates))
      },
      onError: (error) => {
        const met = error instanceof ApiError ? toConflictItems(error.conflicts, now, fhns, measures) : []
        if (met.length > 0) setConflicts(met)
        else if (!isFrozen(error)) setProblem(sentenceFor(error))
      },
    })
  }

  return {
    choices,
    measureOf: (fhnId: number) => shownMeasure(stored, choices, fhnId),
    choose: (fhnId: number, measure: number) => setChoices((current) => choose(current, stored, fhnId, measure)),
    discard: () => setChoices(new Map()),
    isUnsaved: choices.size > 0,
    isSaving: saving.isPending,
    save: () => send(choices),
    problem,
    closeProblem: () => setProblem(null),
    conflicts,
    putOff: () => setConflicts([]),
    decide: (decisions: ReadonlyMap<string, ConflictValue>) => {
      const next = conflicts.reduce(
        (rest, { id, theirs }) => decided(rest, Number(id), Number(decisions.get(id)), Number(theirs)),
        choices,
      )
      setConflicts([])
      setChoices(next)
      // with theirs taken everywhere there may be nothing left to send
      if (next.size > 0) send(next)
    },
    left: kept.left,
    restore: () => {
      setChoices(restored(choices, kept.left))
      kept.markRestored(kept.left)
    },
    discardLeft: kept.discardLeft,
    abandon: kept.abandon,
  }
}

function sentenceFor(error: Error): string {
  const reason = error instanceof ApiError ? error.serverMessage : undefined
  return reason === undefined ? h9AnalysisMessages.saveFailed : h9AnalysisMessages.saveFailedBecause(reason)
}
