import type { copyingMessages as english } from '../../messages/copying.ts'
import type { Words } from '../words.ts'
import { quoted } from './grammar.ts'

/** A table or a ring as text, for whatever people want to do with it. */
export const copyingMessages: Words<typeof english> = {
  asMarkdown: 'Als Markdown kopieren',
  copy: (table: string) => `${quoted(table)} kopieren`,
  copied: 'Kopiert.',
  notCopied: 'Dieser Browser lässt die Seite nicht kopieren. Hier ist der Text zum Kopieren von Hand:',
  text: 'Markdown',
  unnamed: 'Tabelle',
}
