import { SAVED_FLAG_MS } from '#contract/limits.ts'

/** The option whose ratings were saved last, until its requirements page has said so. Lives as long as the page. */
let saved: { optionId: number; at: number } | undefined

export function rememberSavedAnalysis(optionId: number) {
  saved = { optionId, at: Date.now() }
}

/** Whoever comes later has done other things since, and would wonder what was saved now. */
export const isAnalysisJustSaved = (optionId: number) =>
  saved?.optionId === optionId && Date.now() - saved.at <= SAVED_FLAG_MS

export function forgetSavedAnalysis() {
  saved = undefined
}
