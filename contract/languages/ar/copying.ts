import type { copyingMessages as english } from '../../messages/copying.ts'
import type { Words } from '../words.ts'
import { quoted } from './grammar.ts'

/** A table or a ring as text, for whatever people want to do with it. */
export const copyingMessages: Words<typeof english> = {
  asMarkdown: 'نسخ بصيغة Markdown',
  copy: (table: string) => `نسخ ${quoted(table)}`,
  copied: 'تم النسخ.',
  notCopied: 'لا يسمح هذا المتصفح للصفحة بالنسخ. هذا هو النص لنسخه يدويًا:',
  text: 'Markdown',
  unnamed: 'جدول',
}
