import type { copyingMessages as english } from '../../messages/copying.ts'
import type { Words } from '../words.ts'
import { quoted } from './grammar.ts'

/** A table or a ring as text, for whatever people want to do with it. */
export const copyingMessages: Words<typeof english> = {
  asMarkdown: 'Copiar como Markdown',
  copy: (table: string) => `Copiar ${quoted(table)}`,
  copied: 'Copiado.',
  notCopied: 'Este navegador no permite copiar desde la página. Aquí tienes el texto para copiarlo a mano:',
  text: 'Markdown',
  unnamed: 'Tabla',
}
