import { useState } from 'react'
import type { Fhn } from '#contract/reference-data.ts'
import { messages } from '#contract/messages.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useSaveAnalysis } from './h9-analysis.queries.ts'
import { afterConflict, afterSaving, choose, shownMeasure, toUpdates, type Choices, type Rating } from './ratings.ts'

interface Subject {
  solutionId: number
  optionId: number
  virtuous: boolean
  fhns: readonly Fhn[]
  stored: readonly Rating[]
}

/** The nine cells of one option in one direction: what they show, what is unsaved, and saving it. */
export function useRatings({ solutionId, optionId, virtuous, fhns, stored }: Subject) {
  const [choices, setChoices] = useState<Choices>(new Map())
  const [problem, setProblem] = useState<string | null>(null)
  const saving = useSaveAnalysis(solutionId, optionId, virtuous)

  const save = () => {
    const cell = { functional_option_id: optionId, virtuous }
    const ids = fhns.map((fhn) => fhn.id)
    saving.mutate(toUpdates(ids, stored, choices, cell), {
      onSuccess: (_answer, updates) => setChoices((current) => afterSaving(current, updates)),
      onError: (error) => {
        if (error instanceof ApiError) setChoices((current) => afterConflict(current, error.conflicts))
        setProblem(sentenceFor(error))
      },
    })
  }

  return {
    measureOf: (fhnId: number) => shownMeasure(stored, choices, fhnId),
    ratedMeanwhile: (fhnId: number) => choices.get(fhnId)?.ratedMeanwhile,
    choose: (fhnId: number, measure: number) => setChoices((current) => choose(current, stored, fhnId, measure)),
    isUnsaved: choices.size > 0,
    isSaving: saving.isPending,
    save,
    problem,
    closeProblem: () => setProblem(null),
  }
}

function sentenceFor(error: Error): string {
  const reason = error instanceof ApiError ? error.serverMessage : undefined
  return reason === undefined ? messages.h9.saveFailed : messages.h9.saveFailedBecause(reason)
}
