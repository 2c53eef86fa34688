import type { userStoriesMessages as english } from '../../messages/user-stories.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** One sentence per metric. */
export const userStoriesMessages: Words<typeof english> = {
  fetchFailed: 'Die User Storys konnten nicht abgerufen werden',
  saved: 'User Storys gespeichert',
  saveFailed: 'Die User Storys konnten nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  nothingToSave: 'Es gibt keine Kennzahl, zu der etwas zu speichern wäre.',
  noStakeholder: 'Kein Stakeholder',
  noOptions: 'Keine Optionen',
  changedMeanwhile: 'Eine User Story, die Sie gerade bearbeiten, wurde inzwischen geändert.',
  notSavedYet: 'Noch nicht gespeichert',
  unsavedCount: (count: number) => `${counted(count, 'Story', 'Storys')} nicht gespeichert.`,
  addMetricsFirst: 'Fügen Sie Ihrer Lösung Kennzahlen hinzu, um User Storys zu schreiben.',
  stakeholder: 'Stakeholder',
  userStory: 'User Story',
  storyPlaceholder: 'Als … möchte ich …, damit …',
  functionalOptions: 'Funktionale Optionen',
  metricDescription: 'Kennzahl',
  userStories: 'User Storys',
  saveAllUserStories: 'Alle User Storys speichern',
  userStoryCreation: headingsMessages.userStoryCreation,
  backToStakeholders: 'Zurück zu den Stakeholdern',
  forwardToFunctionalOptions: 'Weiter zu den funktionalen Optionen',
  showingOfMetrics: (count: number, all: number) => `${count} von ${counted(all, 'Kennzahl', 'Kennzahlen')} angezeigt`,
}
