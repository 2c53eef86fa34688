import type { markdownFileMessages as english } from '../../messages/markdown-file.ts'
import type { Words } from '../words.ts'

/** What a Markdown document says beyond what the report does. */
export const markdownFileMessages: Words<typeof english> = {
  primaryFhn: 'Hauptbedürfnis',
  created: (day: string, by: string) => `Angelegt am ${day} von ${by}`,
  fhn: 'Bedürfnis',
  measure: 'Wirkungsart',
  story: 'Story',
  functionalOption: 'Funktionale Option',
  ratedAlone: 'Allein bewertet (wie viele was gewählt haben):',
  commonest: 'Am häufigsten',
}
