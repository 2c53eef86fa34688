import { commonMessages } from '#contract/messages/common.ts'

/** One of the two assumptions under which an option is rated, as addresses name it. */
export type Direction = 'Virtuous' | 'Vicious'

export const directionName = (direction: Direction) =>
  direction === 'Virtuous' ? commonMessages.virtuous : commonMessages.vicious
