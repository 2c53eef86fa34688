/** What a Markdown document says beyond what the report does. */
export const markdownFileMessages = {
  primaryFhn: 'Primary FHN',
  created: (day: string, by: string) => `Created: ${day} by ${by}`,
  fhn: 'FHN',
  measure: 'Measure',
  story: 'Story',
  functionalOption: 'Functional option',
  ratedAlone: 'Rated alone (how many people chose what):',
  commonest: 'Commonest',
} as const
