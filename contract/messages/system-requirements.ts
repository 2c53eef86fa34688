import { isolated } from './english.ts'
import { headingsMessages } from './headings.ts'

/** The rules that follow from the ratings. */
export const systemRequirementsMessages = {
  fetchFailed: 'Failed to fetch system requirements',
  noAnalysis: 'No Analysis Data Available - Please perform your H9 Analysis to generate system requirements.',
  confirmDelete: 'Are you sure you want to delete this system requirement?',
  empty: 'System requirement text cannot be empty',
  addFailed: 'Failed to add system requirement',
  addFailedBecause: (message: string) => `Error adding system requirement: ${message}`,
  updateFailedBecause: (message: string) => `Failed to update system requirement: ${message}`,
  added: 'Requirement added',
  changed: 'Requirement saved',
  deleted: 'Requirement deleted',
  deleteFailedBecause: (message: string) => `Failed to delete system requirement: ${message}`,
  changedMeanwhile: 'This system requirement was changed in the meantime.',
  addRequirement: 'Add requirement',
  addPlaceholder: 'Add requirement...',
  ratingsSaved: 'Ratings saved',
  noneCalled: (name: string) => `There is no requirement ${isolated(name)} in this workshop`,
  goneOrElsewhere: 'It may have been deleted since, or belong to another workshop.',
  measure: (name: string) => `Measure: ${name}`,
  fhnName: 'FHN Name',
  systemRequirements: headingsMessages.systemRequirements,
  fhnNumber: (id: number) => `FHN ${id}`,
  systemRequirement: 'System requirement',
  notSaved: 'Not saved',
  backToH9Analysis: 'Back to H9 Analysis',
  nextOption: (number: string) => `Next option: ${number}`,
  compareAndDecide: 'Compare the options and decide',
  goToH9Analysis: 'Go to H9 Analysis',
} as const
