import type { copyingMessages as english } from '../../messages/copying.ts'
import type { Words } from '../words.ts'
import { quoted } from './grammar.ts'

/** A table or a ring as text, for whatever people want to do with it. */
export const copyingMessages: Words<typeof english> = {
  asMarkdown: 'Copier en Markdown',
  copy: (table: string) => `Copier ${quoted(table)}`,
  copied: 'Copié.',
  notCopied: 'Ce navigateur ne permet pas à la page de copier. Voici le texte, à copier à la main :',
  text: 'Markdown',
  unnamed: 'Tableau',
}
