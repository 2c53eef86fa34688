import type { comparisonMessages as english } from '../../messages/comparison.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** All options side by side. */
export const comparisonMessages: Words<typeof english> = {
  goOnReport: 'Weiter mit dem Bericht',
  help: 'Alle Optionen und alle neun Bedürfnisse, zuerst der Gutfall, dann der Schlechtfall. Was einem Bedürfnis hilft, wiegt den Schaden an einem anderen nicht auf; deshalb gibt es keine Gesamtnote.',
  notRated: 'nicht bewertet',
  viciousNotRated: 'Schlechtfall nicht bewertet',
  virtuousNotRated: 'Gutfall nicht bewertet',
  helpful: (count: number) => {
    if (count === 0)
      return 'Von keiner Option ist bekannt, dass sie dem Hauptbedürfnis hilft, ohne einem anderen zu schaden.'
    return count === 1
      ? 'Die erste Option hilft dem Hauptbedürfnis und schadet keinem.'
      : `Die ersten ${count} Optionen helfen dem Hauptbedürfnis und schaden keinem.`
  },
  untouched: 'Unberührt: in beiden Richtungen ohne Wirkung',
  none: 'Noch keine Optionen zu vergleichen',
  noneHint: 'Schreiben Sie Optionen zu Ihren Storys und bewerten Sie sie. Dann stehen sie hier nebeneinander.',
  bothRatings: (need: string, virtuous: string, vicious: string) =>
    `${need}: Gutfall ${virtuous}, Schlechtfall ${vicious}`,
  functionalOption: 'Funktionale Option',
  needs: 'Bedürfnisse',
  writeOptions: 'Optionen schreiben',
  story: 'Story',
  allStories: 'Alle Storys',
  clearStory: 'Story zurücksetzen',
  helpfulFirst: 'Zuerst die Optionen zeigen, die dem Hauptbedürfnis helfen und keinem schaden',
  showingOfOptions: (shown: number, all: number) => `${shown} von ${counted(all, 'Option', 'Optionen')} angezeigt`,
  comparison: headingsMessages.comparison,
  backToSolutionDetails: 'Zurück zu den Details',
  optionsByNeed: 'Optionen nach Bedürfnis',
  primary: 'Haupt\u00ADbedürfnis',
  decision: 'Entscheidung',
  change: 'Ändern',
  decide: 'Entscheiden',
  reason: 'Begründung',
  isItToBeBuilt: 'Soll sie umgesetzt werden?',
  measures: 'Wirkungsarten',
}
