const places = [
  '/solutions/$solutionId',
  '/solutions/$solutionId/metrics',
  '/solutions/$solutionId/stakeholders',
  '/solutions/$solutionId/user-stories',
  '/solutions/$solutionId/functional-options',
  '/solutions/$solutionId/option-analysis/$optionId/$type',
  '/solutions/$solutionId/system-requirements/$optionId',
] as const

/** The way to a step, counted from 1. Without any option the last two steps lead to where options are made. */
export function stepLink(step: number, solutionId: number, optionId: number | undefined) {
  const to = step > 5 && optionId === undefined ? places[4] : (places[step - 1] ?? places[0])
  return { to, params: { solutionId, optionId: optionId ?? 0, type: 'Virtuous' } }
}
