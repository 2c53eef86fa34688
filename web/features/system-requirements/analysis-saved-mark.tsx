import { useEffect, useState } from 'react'
import { SAVED_FLAG_MS } from '#contract/limits.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { forgetSavedAnalysis, isAnalysisJustSaved } from '../../domain/options/saved-analysis.ts'
import { CheckIcon } from '../../ui/marks/message-icons.tsx'
import classes from './analysis-saved-mark.module.css'

/** Says for a moment that the analysis one comes from has been saved. */
export function AnalysisSavedMark({ optionId }: { optionId: number }) {
  const [isShown, setIsShown] = useState(() => isAnalysisJustSaved(optionId))

  useEffect(() => {
    forgetSavedAnalysis()
    const timer = setTimeout(() => setIsShown(false), SAVED_FLAG_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <span role="status" className={classes.place}>
      {isShown && (
        <span className={classes.mark}>
          <CheckIcon size={16} /> {systemRequirementsMessages.ratingsSaved}
        </span>
      )}
    </span>
  )
}
