/** The deeds that write or delete people's own words, and whose words those are. */
const kinds = {
  story_saved: 'story',
  option_added: 'option',
  option_changed: 'option',
  option_deleted: 'option',
  requirement_added: 'requirement',
  requirement_changed: 'requirement',
  requirement_deleted: 'requirement',
} as const

type TextKind = (typeof kinds)[keyof typeof kinds]
export const textKind = (kind: string): TextKind | undefined => kinds[kind as keyof typeof kinds]
