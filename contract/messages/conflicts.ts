/** Two people changed the same thing. */
export const conflictsMessages = {
  title: 'Changed meanwhile',
  decide: 'Nothing has been overwritten. Keep one of the two, or make a third of them.',
  again: 'It was changed once more while you were deciding.',
  blankMerge: 'This cannot be empty.',
} as const
