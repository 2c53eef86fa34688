import type { metricsMessages as english } from '../../messages/metrics.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** The metrics of the catalogue, and those of a solution. */
export const metricsMessages: Words<typeof english> = {
  fetchFailed: 'Die Kennzahlen konnten nicht abgerufen werden',
  loadFailed: 'Die Kennzahlen konnten nicht geladen werden',
  added: 'Kennzahl hinzugefügt',
  removed: 'Kennzahl entfernt',
  alreadyAdded: 'Diese Kennzahl gehört schon zu dieser Lösung',
  addFailed: 'Die Kennzahl konnte nicht hinzugefügt werden',
  removeFailed: 'Die Kennzahl konnte nicht entfernt werden',
  noneAvailable: 'Keine Kennzahlen verfügbar',
  noneAvailableHint: 'Der Katalog dieses Workshops enthält noch keine Kennzahlen.',
  noneAdded: 'Noch keine Kennzahlen hinzugefügt',
  noneAddedHint: 'Hier erscheinen die verfügbaren Kennzahlen, die Sie hinzufügen.',
  allAdded: 'Alle passenden Kennzahlen hinzugefügt',
  allAddedHint: 'Kennzahlen gehören zu den Zwecken der Lösung; weitere Zwecke bringen weitere Kennzahlen.',
  noneMatching: (term: string) => `Keine Kennzahl passt zu „${isolated(term)}“`,
  searchTitle: (title: string) => `${title} durchsuchen`,
  metric: 'Kennzahl',
  action: 'Aktion',
  description: 'Beschreibung',
  purposes: 'Zwecke',
  availableMetrics: headingsMessages.availableMetrics,
  showingOf: (count: number, all: number) => `${count} von ${counted(all, 'Kennzahl', 'Kennzahlen')} angezeigt`,
  showingTotal: (count: number) => `${counted(count, 'Kennzahl', 'Kennzahlen')} insgesamt`,
  solutionMetrics: headingsMessages.solutionMetrics,
  backToSolutionDetails: 'Zurück zu den Details',
  forwardToStakeholders: 'Weiter zu den Stakeholdern',
  addedMetrics: 'Hinzugefügte Kennzahlen',
}
