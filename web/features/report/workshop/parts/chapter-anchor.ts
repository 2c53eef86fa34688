/** Where a solution begins in the document of its workshop. */
export const chapterAnchor = (solutionId: number) => `solution-${solutionId}`
