import { Language } from '#contract/fields.ts'
import type { FileWords } from './en.ts'

export type { FileWords }

const spoken: Record<Language, () => Promise<{ words: FileWords }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
}

/** What a file of a workshop in this language says. */
export const fileWordsIn = async (language: Language): Promise<FileWords> => (await spoken[language]()).words

/** A file that comes back may be of any: workshops change their language, and files stay as they are. */
export const fileWordsInEach = (): Promise<FileWords[]> =>
  Promise.all(Language.anyOf.map(({ const: language }) => fileWordsIn(language)))
