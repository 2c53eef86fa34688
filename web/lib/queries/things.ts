/**
 * What a write happens to, for the `thing` of its meta: of two cards about the same one the newer counts, and what it
 * takes back is not said any more.
 */
export const things = {
  solution: (id: number) => `solution/${id}`,
  metric: (solutionId: number, id: number) => `metric/${solutionId}/${id}`,
  stakeholder: (solutionId: number, id: number) => `stakeholder/${solutionId}/${id}`,
  /** A server that knows only the specification may answer no id. */
  option: (id: number | undefined) => `option/${id}`,
}
