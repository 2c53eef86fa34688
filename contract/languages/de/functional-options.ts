import type { functionalOptionsMessages as english } from '../../messages/functional-options.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** Ways to make a story come true. */
export const functionalOptionsMessages: Words<typeof english> = {
  loading: 'Funktionale Optionen werden geladen …',
  added: 'Funktionale Option hinzugefügt',
  updated: 'Funktionale Option gespeichert',
  deleted: 'Funktionale Option gelöscht',
  addFailed: 'Die funktionale Option konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.',
  updateFailed: 'Die funktionale Option konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  deleteFailed: 'Die funktionale Option konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
  addFailedShort: 'Die funktionale Option konnte nicht hinzugefügt werden',
  updateFailedShort: 'Die funktionale Option konnte nicht gespeichert werden',
  deleteFailedShort: 'Die funktionale Option konnte nicht gelöscht werden',
  empty: 'Der Text der funktionalen Option darf nicht leer sein',
  noUserStory: 'Keine User Story',
  noResults: 'Nichts gefunden',
  noMetrics:
    'Keine Kennzahlen vorhanden: Fügen Sie Ihrer Lösung Kennzahlen hinzu, um funktionale Optionen zu schreiben.',
  changedMeanwhile: 'Diese funktionale Option wurde inzwischen geändert.',
  missing: 'Diese funktionale Option gehört nicht zur Lösung oder wurde gelöscht.',
  chooseAnother: 'Wählen Sie eine andere Option dieser Lösung, um weiterzumachen.',
  goOnRating: (number: string) => `Option ${number} bewerten`,
  goToFunctionalOptions: 'Zu den funktionalen Optionen',
  functionalOptionCreation: headingsMessages.functionalOptionCreation,
  backToUserStories: 'Zurück zu den User Storys',
  searchPlaceholder: 'Kennzahlen, User Storys, Stakeholder oder Optionen suchen …',
  showingOfMetrics: (count: number, all: number) => `${count} von ${counted(all, 'Kennzahl', 'Kennzahlen')} angezeigt`,
  editFunctionalOption: 'Funktionale Option bearbeiten',
  subjectiveReflection: 'Subjektive Reflexion',
  stakeholder: 'Stakeholder',
  userStory: 'User Story',
  functionalOptions: 'Funktionale Optionen',
  addFunctionalOption: 'Funktionale Option hinzufügen',
  metricDescription: 'Kennzahl',
  tableLabel: 'Funktionale Optionen',
}
