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
/** Those too that say something about such words. */
const aboutWords: Record<string, TextKind> = {
  ...kinds,
  option_decided: 'option',
  option_confirmed: 'option',
  ratings_revealed: 'option',
  second_round_opened: 'option',
  second_round_taken_back: 'option',
  second_round_revealed: 'option',
  requirement_confirmed: 'requirement',
}
export const subjectKind = (kind: string): TextKind | undefined => aboutWords[kind]
export const textKind = (kind: string): TextKind | undefined => kinds[kind as keyof typeof kinds]
