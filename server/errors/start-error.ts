/** Something that keeps the server from starting, in one sentence for the person who started it. */
export class StartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StartError'
  }
}

/** One sentence for whatever went wrong; where it was not foreseen, `otherwise` says what did not work. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof StartError ? error.message : `${otherwise}: ${reasonOf(error)}.`
}

/** What an error says, in one line and without its own full stop. */
export function reasonOf(error: unknown): string {
  // `pg` gathers the failures of several addresses in an error without words
  const { message, code } = error as { message?: string; code?: string }
  const [line = ''] = (message || code || String(error)).trim().split('\n')
  return line.replace(/\.$/, '')
}
