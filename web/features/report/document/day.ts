import { madeOnce } from '#contract/made-once.ts'
import { TAG } from '#contract/messages/grammar.ts'
const longDay = madeOnce(() => new Intl.DateTimeFormat(TAG, { dateStyle: 'long' }))

/** 16 November 2026 */
export const dayOf = (time: string | Date) => longDay().format(new Date(time))
