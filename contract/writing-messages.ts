/**
 * What people read when their writing meets something: another person's words, a deletion, what they typed on an
 * earlier visit. Apart from the other sentences, because everybody who logs in loads those.
 */
export const writingMessages = {
  conflict: {
    title: 'Changed meanwhile',
    decide: 'Nothing has been overwritten. Keep one of the two, or make a third of them.',
    again: 'It was changed once more while you were deciding.',
    blankMerge: 'This cannot be empty.',
  },

  deleted: {
    story: 'The user story',
    option: 'The functional option',
    requirement: 'The system requirement',
    rating: 'The rated functional option',
    solution: 'The solution',
    by: (what: string, who: string | null) => (who ? `${what} was deleted by ${who}.` : `${what} was deleted.`),
    solutionGone:
      'This solution was deleted. It comes back if somebody undoes the deletion; nothing can be saved until then.',
    ratedNone: 'Somebody set this rating to None, so that its requirements are not shown.',
    kept: 'What you typed is still here. Copy it if you need it elsewhere.',
    copied: 'Text copied.',
    copyFailed: 'The text could not be copied. Please select it and copy it by hand.',
  },

  drafts: {
    keptWhileClosed: 'What you had typed and not saved is kept in this browser and offered to you then.',
    offer: 'Restore what you had typed?',
    typed: (when: string) => `Typed ${when === 'now' ? 'just now' : when}, and not saved.`,
    more: (count: number) => `and ${count} more`,
  },
} as const
