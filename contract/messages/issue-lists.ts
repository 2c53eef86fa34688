/** What stands in a ticket made from a requirement. */
export const issueListsMessages = {
  requirement: 'System requirement',
  need: 'Need',
  /** The need, and what the option does to it. */
  rated: (need: string, direction: string, measure: string) => `${need} (${direction.toLowerCase()}: ${measure})`,
  reading: 'Reading',
  read: (name: string, ask: string) => `${name}. ${ask}.`,
  story: 'User story',
  option: 'Functional option',
  decision: 'Decision',
  metric: 'Metric',
  solution: 'Solution',
  inNinefold: 'In Ninefold',
} as const
