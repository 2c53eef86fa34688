const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something happened, in a few letters; long ago it is a date. */
export function timeAgo(time: string, now: number = Date.now()): string {
  const passed = now - Date.parse(time)
  if (passed < MINUTE) return 'now'
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`
  return new Date(time).toLocaleDateString('en-GB', { dateStyle: 'medium' })
}
