/** The report to print. */
export const reportMessages = {
  help: 'Everything the solution has become, to be read here, printed, or saved as PDF from the print dialog.',
  nothing: 'Nothing yet.',
  noStory: 'No story yet.',
  noOption: 'No option yet.',
  notRated: 'Not rated yet.',
  notRatedDirection: 'Not rated',
  untouched: (needs: readonly string[]) => `Untouched: ${needs.join(', ')}.`,
  noneInOne: (isVirtuousRated: boolean, needs: readonly string[]) =>
    `None as far as rated, ${isVirtuousRated ? 'virtuous' : 'vicious'} only: ${needs.join(', ')}.`,
  withoutRequirement: (needs: readonly string[]) => `No requirements for: ${needs.join(', ')}.`,
  noGaps: 'No gaps in what is there so far.',
} as const
