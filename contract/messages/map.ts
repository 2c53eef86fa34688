/** The traceability map. */
export const mapMessages = {
  help: 'Follow one requirement back to the need it serves, or look for threads that end too early.',
  keys: 'Arrow keys move along the lines, Enter follows an item, Escape lets go of it.',
  notWritten: 'Not written yet',
  more: (count: number) => `and ${count} more`,
  whole: {
    metrics: 'Every metric has a stakeholder and a story',
    stories: 'Every story has an option',
    options: 'Every option is rated both ways',
    harms: 'Every harmful or hollow rating is answered',
  },
  none: 'Nothing to trace yet',
  noneHint: 'Add metrics to your solution; from them on everything hangs together.',
  noneMatching: 'Nothing on the map matches',
  noneMatchingHint: 'Search for other words, or choose another gap.',
} as const
