const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** 16 November 2026 */
export const dayOf = (time: string | Date) => longDay.format(new Date(time))
