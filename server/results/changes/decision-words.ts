import { fileWordsInEach } from '../exports/words/file-words.ts'

/** Blanks and capitals make no difference. */
export const said = (text: string) => text.trim().toLowerCase()

/** What words for decisions stand for: those that a file brings along, and the others that people write who speak another language. */
export class DecisionWords {
  readonly #own: ReadonlyMap<string, string>
  readonly #others: ReadonlyMap<string, string>

  private constructor(own: Iterable<readonly [word: string, decision: string]>, others: typeof own) {
    this.#own = new Map(own)
    this.#others = new Map(others)
  }

  static async of(pairs: readonly (readonly [decision: string, word: string])[]): Promise<DecisionWords> {
    const languages = await fileWordsInEach()
    const others = languages.flatMap(({ decisions }) => Object.entries(decisions.decision))
    const byWord = ([decision, word]: readonly [string, string]) => [said(word), decision] as const
    return new DecisionWords(pairs.map(byWord), others.map(byWord))
  }

  /** Those that the file is written in. */
  get expected(): string[] {
    return [...this.#own.keys()]
  }

  find = (word: string): string | undefined => this.#own.get(said(word)) ?? this.#others.get(said(word))
}
