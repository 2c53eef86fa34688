/** The option whose ratings were saved last, until its requirements page has said so. Lives as long as the page. */
let savedOptionId: number | undefined

export function rememberSavedAnalysis(optionId: number) {
  savedOptionId = optionId
}

/** True once after a save. */
export function takeSavedAnalysis(optionId: number): boolean {
  if (savedOptionId !== optionId) return false
  savedOptionId = undefined
  return true
}
