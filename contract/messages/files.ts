/** What files of every kind do as their language does: days, lists, and what stands behind a name. */
export const filesMessages = {
  /** Of a time in ISO 8601, in UTC. */
  day: (at: string) => at.slice(0, 10),
  moment: (at: string) => `${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`,
  /** Names, each of which may be several words and have an "and" of its own. */
  joined: (names: readonly string[]) => names.join(', '),
  /** What may have commas of its own. */
  apart: (parts: readonly string[]) => parts.join('; '),
  label: (name: string) => `${name}:`,
  fact: (name: string, text: string) => `${name}: ${text}`,
} as const
