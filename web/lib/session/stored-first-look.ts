import type { Me } from '#contract/session.ts'

/**
 * Whether this browser is that person in that workshop and knows of nothing else: no selected solution, no way back, no
 * filter, no place that the page was scrolled to. It stands alone, because the first script of a page asks before any
 * other is there. Throws where nothing can be stored.
 */
export const isFirstLookOf = (me: Partial<Me> | undefined) =>
  plain(localStorage.getItem('sessionId')) === plain(me?.session_id) &&
  plain(localStorage.getItem('email')) === plain(me?.email) &&
  localStorage.getItem('solutionID') === null &&
  sessionStorage.length === 0

/** Neither capital letters nor the hyphen of a session ID count. */
const plain = (text: string | null | undefined) => text?.replaceAll(/[\s-]/g, '').toLowerCase()
