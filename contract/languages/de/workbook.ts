import type { workbookMessages as english } from '../../messages/workbook.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** The first sheet of a workbook: what it is, and what lies on the others. */
export const workbookMessages: Words<typeof english> = {
  about: 'Info',
  kind: {
    solution: 'Eine Lösung, vom menschlichen Bedürfnis zur Systemanforderung',
    workshop: 'Alle Lösungen eines Workshops, vom menschlichen Bedürfnis zur Systemanforderung',
  },
  made: 'Erstellt am',
  catalogue: 'Katalog',
  sheets: 'Was auf welchem Blatt steht',
  sheet: {
    solutions: 'Jede Lösung mit ihren Zwecken und ihrem Hauptbedürfnis, einem menschlichen Grundbedürfnis.',
    metrics: 'Was gemessen wird und welchen Zwecken es dient.',
    stakeholders: 'Wer betroffen ist und durch welche Kennzahlen.',
    'user-stories': 'Eine Story zu jeder Kennzahl.',
    'functional-options': 'Was zu jeder Story umgesetzt werden könnte und was entschieden wurde.',
    'h9-analysis':
      'Was jede Option bei jedem Bedürfnis bewirkt, wenn alles gut geht (Gutfall) und wenn nicht (Schlechtfall).',
    'system-requirements': 'Was umzusetzen ist, mit dem Weg zurück zum Bedürfnis.',
    'silent-rating': 'Was allein bewertet wurde, in Zahlen.',
  },
  matrix: 'Optionen und Bedürfnisse',
  matrixHolds:
    'Dieselben Bewertungen auf einen Blick: eine Zeile für jede Option und Blickrichtung, eine Spalte für jedes Bedürfnis.',
  measures: 'Was die Bewertungen bedeuten',
  readings: 'Was beide Richtungen zusammen bedeuten',
  rows: (count: number) => counted(count, 'Zeile', 'Zeilen'),
  page: (title: string) => `${title}, Seite &P von &N`,
}
