import { isolated } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** What an option does to the nine needs. */
export const h9AnalysisMessages = {
  fetchFailed: 'Failed to fetch option analysis',
  saved: 'Dropdown values saved successfully!',
  saveFailed: 'Failed to save changes. Please try again.',
  saveFailedBecause: (message: string) => `Error saving H9 analysis: ${message}`,
  updateFailed: 'Failed to update option analysis',
  changedMeanwhile: 'A rating you were editing was changed in the meantime.',
  direction: 'Direction',
  goOnVicious: 'Continue with the vicious side',
  nextOption: (number: string) => `Next option: ${number}`,
  title: (solutionName: string) => `H9 Analysis for Solution: ${isolated(solutionName)}`,
  h9Analysis: headingsMessages.h9Analysis,
  backToFunctionalOptions: 'Back to Functional Options',
  viewSystemRequirements: 'View System Requirements',
  primaryFhn: 'Primary FHN',
  userStory: 'User Story',
  functionalOption: 'Functional Option',
  ratings: (direction: string) => `${direction} ratings`,
  notSaved: 'Not saved',
  notRatedYet: 'Not rated yet',
  savingRatesAll: 'Saving rates all nine needs: those you leave as they are become None, no effect.',
  whatTheMeasuresMean: 'What the measures mean',
  unsaved: 'Unsaved',
  savedMark: 'Saved',
  pairsHint:
    'Virtuous first, then vicious. Helping one need never makes up for harming another, so there is no total score.',
  together: 'Virtuous and vicious together',
  reachedFromThePrimary: 'From the primary need to each need the option affects',
  ring: (direction: string) => `${direction} ring`,
  fhn: 'FHN',
  fhns: 'FHNs',
  measure: 'Measure',
  primaryName: (name: string) => `${name} (primary FHN)`,
} as const
