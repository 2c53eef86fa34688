import type { markdownFileMessages as english } from '../../messages/markdown-file.ts'
import type { Words } from '../words.ts'

/** What a Markdown document says beyond what the report does. */
export const markdownFileMessages: Words<typeof english> = {
  primaryFhn: 'Besoin principal',
  created: (day: string, by: string) => `Créée le ${day} par ${by}`,
  fhn: 'Besoin',
  measure: 'Appréciation',
  story: 'Récit',
  functionalOption: 'Option fonctionnelle',
  ratedAlone: 'Évalué par chacun de son côté (combien de personnes ont choisi quoi) :',
  commonest: 'Le plus fréquent',
}
