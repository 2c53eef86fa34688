import { headingsMessages } from './headings.ts'

/** All options side by side. */
export const comparisonMessages = {
  goOnReport: 'Continue with the report',
  help: 'All options against all nine needs, virtuous first, then vicious. Helping one need never makes up for harming another, so there is no total score.',
  notRated: 'not rated',
  viciousNotRated: 'vicious not rated',
  virtuousNotRated: 'virtuous not rated',
  helpful: (count: number) => {
    if (count === 0) return 'No option is known to help the primary need without harming another.'
    return count === 1
      ? 'The first option helps the primary need and harms none.'
      : `The first ${count} options help the primary need and harm none.`
  },
  untouched: 'Untouched: None both ways',
  none: 'No options to compare yet',
  noneHint: 'Write options for your stories and rate them. They will appear here side by side.',
  bothRatings: (need: string, virtuous: string, vicious: string) => `${need}: virtuous ${virtuous}, vicious ${vicious}`,
  functionalOption: 'Functional option',
  needs: 'Needs',
  writeOptions: 'Write options',
  story: 'Story',
  allStories: 'All stories',
  clearStory: 'Clear story',
  helpfulFirst: 'Show first the options that help the primary need and harm none',
  showingOfOptions: (shown: number, all: number) => `Showing ${shown} of ${all} options`,
  comparison: headingsMessages.comparison,
  backToSolutionDetails: 'Back to Solution Details',
  optionsByNeed: 'Options by need',
  primary: 'Primary',
  decision: 'Decision',
  change: 'Change',
  decide: 'Decide',
  reason: 'Reason',
  isItToBeBuilt: 'Should it be built?',
  measures: 'Measures',
} as const
