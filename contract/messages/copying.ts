import { quoted } from './grammar.ts'

/** A table or a ring as text, for whatever people want to do with it. */
export const copyingMessages = {
  asMarkdown: 'Copy as Markdown',
  copy: (table: string) => `Copy ${quoted(table)}`,
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy. Here is the text, to be copied by hand:',
  text: 'Markdown',
  unnamed: 'Table',
} as const
