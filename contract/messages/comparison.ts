/** All options side by side. */
export const comparisonMessages = {
  help: 'All options on all nine needs: virtuous first, then vicious. Needs do not offset each other, so nothing is added up.',
  notRated: 'not rated',
  viciousNotRated: 'vicious not rated',
  virtuousNotRated: 'virtuous not rated',
  helpful: (count: number) => {
    if (count === 0) return 'None of them is known to help the primary need and harm none.'
    return count === 1
      ? 'The first helps the primary need and harms none.'
      : `The first ${count} help the primary need and harm none.`
  },
  none: 'No options to compare yet',
  noneHint: 'Write options for your stories and rate them; here they stand side by side.',
  bothRatings: (need: string, virtuous: string, vicious: string) => `${need}: virtuous ${virtuous}, vicious ${vicious}`,
  functionalOption: 'Functional option',
  needs: 'Needs',
  writeOptions: 'Write options',
  story: 'Story',
  allStories: 'All stories',
  clearStory: 'Clear story',
  helpfulFirst: 'First what helps the primary need and harms none',
  showingOfOptions: (shown: number, all: number) => `Showing ${shown} of ${all} options`,
  comparison: 'Comparison',
  backToSolutionDetails: 'Back to Solution Details',
  optionsByNeed: 'Options by need',
  primary: 'Primary',
  decision: 'Decision',
  change: 'Change',
  decide: 'Decide',
  reason: 'Reason',
  isItToBeBuilt: 'Is it to be built?',
  measures: 'Measures',
  openDecision: 'Open',
} as const
