/** What is being edited, where it is named apart from its place. */
export const editsMessages = {
  story: (metric: string) => `User story: ${metric}`,
  /** Under a row that a search would hide. */
  shownWhileEdited: 'Shown because you are editing it.',
} as const
