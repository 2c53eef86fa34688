/** The option whose ratings were saved last, until its requirements page has said so. Lives as long as the page. */
let savedOptionId: number | undefined

export function rememberSavedAnalysis(optionId: number) {
  savedOptionId = optionId
}

export const isAnalysisJustSaved = (optionId: number) => savedOptionId === optionId

export function forgetSavedAnalysis() {
  savedOptionId = undefined
}
