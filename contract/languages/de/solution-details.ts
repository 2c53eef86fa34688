import type { solutionDetailsMessages as english } from '../../messages/solution-details.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** Creating a solution, and its details. */
export const solutionDetailsMessages: Words<typeof english> = {
  loadOneFailed: 'Die Lösung konnte nicht geladen werden',
  noPurposes: 'Kein Zweck zugeordnet',
  nameRequired: 'Die Lösung braucht einen Namen',
  fhnRequired: 'Bitte wählen Sie ein Hauptbedürfnis.',
  purposeRequired: 'Bitte wählen Sie mindestens einen Zweck.',
  created: 'Lösung angelegt',
  updated: 'Lösung gespeichert',
  deleted: 'Lösung gelöscht',
  createFailed: 'Die Lösung konnte nicht angelegt werden',
  createFailedUnknown: 'Beim Anlegen der Lösung ist ein Fehler aufgetreten.',
  updateFailed: 'Die Lösung konnte nicht gespeichert werden',
  deleteFailed: 'Die Lösung konnte nicht gelöscht werden',
  changedMeanwhile: 'Diese Lösung wurde inzwischen geändert.',
  purposesFailed: 'Die Zwecke konnten der Lösung nicht zugeordnet werden',
  confirmDelete: (name: string) => `Möchten Sie „${isolated(name)}“ mit allem, was dazugehört, löschen?`,
  resetWarning: 'Die aufgeführten Daten werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
  onlyPurposesMissing:
    'Die Lösung selbst ist gespeichert. Drücken Sie noch einmal auf „Lösung anlegen“, um nur ihre Zwecke zu senden.',
  createdWithoutPurposes: (reason: string) =>
    `Die Lösung wurde angelegt, aber ihre Zwecke konnten nicht zugeordnet werden: ${reason}`,
  updatedWithoutPurposes: (reason: string) =>
    `Die Lösung wurde gespeichert, aber ihre Zwecke konnten nicht geändert werden: ${reason}`,
  updatePurposesFailed: (reason: string) => `Die Zwecke konnten nicht geändert werden: ${reason}`,
  logIn: 'Anmelden',
  createSolution: 'Lösung anlegen',
  unchanged: 'Kennzahlen nicht ändern',
  addOnlyHint: 'Alles bisher Hinzugefügte bleibt; die Kennzahlen neu gewählter Zwecke kommen dazu.',
  unchangedHint: 'Alles bisher Hinzugefügte bleibt, wie es ist.',
  addOnly: 'Nur Kennzahlen neuer Zwecke hinzufügen',
  reset: 'Alle Kennzahlen zurücksetzen',
  resetHint:
    'Löscht alle Kennzahlen, User Storys, funktionalen Optionen, Analysedaten, Systemanforderungen und Stakeholder.',
  metrics: 'Kennzahlen',
  confirmReset: 'Zurücksetzen bestätigen',
  resetAndSave: 'Zurücksetzen und speichern',
  userStories: 'User Storys',
  functionalOptions: 'Funktionale Optionen',
  analysisData: 'Analysedaten',
  systemRequirements: 'Systemanforderungen',
  stakeholders: 'Stakeholder',
  whatItHolds: 'Was sie enthält',
  solutionNumber: (solutionId: number) => `Lösung ${solutionId}`,
  solutionDetails: headingsMessages.solutionDetails,
  backToSolutions: 'Zurück zu den Lösungen',
  viewMetrics: 'Kennzahlen ansehen',
  primaryPurposes: 'Zweck(e)',
  purposesPlaceholder: 'Wo soll sie Gutes bewirken?',
  clearPurposes: 'Zwecke zurücksetzen',
  fhnPlaceholder: 'Für welches menschliche Bedürfnis gibt es sie?',
  clearPrimaryFhn: 'Hauptbedürfnis zurücksetzen',
  purposes: 'Zwecke',
  createdOn: 'Angelegt',
  deleteSolution: 'Lösung löschen',
  ratingsOtherThanNone: 'Bewertungen außer „Keine“',
}
