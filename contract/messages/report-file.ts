/** The report as it lies in an archive. */
export const reportFileMessages = {
  contents: 'Contents',
  exported: (day: string) => `Exported ${day}`,
  primaryNeed: 'Primary fundamental human need',
  purposes: 'Purposes',
  group: 'Group',
  nothing: 'Nothing yet.',
  stories: 'Metrics and user stories',
  stakeholders: 'Stakeholders',
  options: 'Functional options',
  analysis: 'H9 analysis',
  requirements: 'System requirements',
  requirement: 'System requirement',
  option: 'Option',
  direction: 'Direction',
  need: 'Need',
  reading: 'Reading',
  decision: 'Decision',
  reason: 'Reason',
  story: 'User story',
  metric: 'Metric',
  /** What an option does to a need, in one direction. */
  rated: (need: string, direction: string, measure: string) => `${need} (${direction}: ${measure})`,
  gaps: 'Open gaps',
  noGaps: 'No gaps so far.',
  notRated: 'Not rated yet.',
  /** Of the numbers in the circles; the gold lines are those of the screens. */
  key: (measures: readonly string[]) =>
    `In the circles: ${measures.join(', ')}; a small one is None. Gold lines lead from the primary need to those that the option touches.`,
  id: 'ID',
} as const
