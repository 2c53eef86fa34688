import type { markdownFileMessages as english } from '../../messages/markdown-file.ts'
import type { Words } from '../words.ts'

/** What a Markdown document says beyond what the report does. */
export const markdownFileMessages: Words<typeof english> = {
  primaryFhn: 'Necesidad principal',
  created: (day: string, by: string) => `Creada el ${day} por ${by}`,
  fhn: 'Necesidad',
  measure: 'Medida',
  story: 'Historia',
  functionalOption: 'Opción funcional',
  ratedAlone: 'Valorado por cuenta propia (cuántas personas eligieron qué):',
  commonest: 'Más frecuente',
}
