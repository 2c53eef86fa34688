import type { h9AnalysisMessages as english } from '../../messages/h9-analysis.ts'
import type { Words } from '../words.ts'
import { directionWord, isolated } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** What an option does to the nine needs. */
export const h9AnalysisMessages: Words<typeof english> = {
  fetchFailed: 'Die Analyse der Option konnte nicht abgerufen werden',
  saved: 'Bewertungen gespeichert',
  saveFailed: 'Die Änderungen konnten nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  saveFailedBecause: (message: string) => `Fehler beim Speichern der H9-Analyse: ${message}`,
  updateFailed: 'Die Analyse der Option konnte nicht gespeichert werden',
  changedMeanwhile: 'Eine Bewertung, die Sie gerade bearbeiten, wurde inzwischen geändert.',
  direction: 'Blickrichtung',
  goOnVicious: 'Weiter mit dem Schlechtfall',
  nextOption: (number: string) => `Nächste Option: ${number}`,
  title: (solutionName: string) => `H9-Analyse der Lösung: ${isolated(solutionName)}`,
  h9Analysis: headingsMessages.h9Analysis,
  backToFunctionalOptions: 'Zurück zu den funktionalen Optionen',
  viewSystemRequirements: 'Systemanforderungen ansehen',
  primaryFhn: 'Hauptbedürfnis',
  userStory: 'User Story',
  functionalOption: 'Funktionale Option',
  ratings: (direction: string) => `Bewertungen im ${directionWord(direction)}`,
  notSaved: 'Nicht gespeichert',
  notRatedYet: 'Noch nicht bewertet',
  savingRatesAll:
    'Beim Speichern werden alle neun Bedürfnisse bewertet: Was Sie nicht ändern, gilt als „Keine“, also ohne Wirkung.',
  whatTheMeasuresMean: 'Was die Wirkungsarten bedeuten',
  unsaved: 'Ungespeichert',
  savedMark: 'Gespeichert',
  pairsHint:
    'Zuerst der Gutfall, dann der Schlechtfall. Was einem Bedürfnis hilft, wiegt den Schaden an einem anderen nicht auf; deshalb gibt es keine Gesamtnote.',
  together: 'Gutfall und Schlechtfall zusammen',
  reachedFromThePrimary: 'Vom Hauptbedürfnis zu jedem Bedürfnis, auf das die Option wirkt',
  ring: (direction: string) => `Ring für den ${directionWord(direction)}`,
  fhn: 'Bedürfnis',
  fhns: 'Bedürfnisse',
  measure: 'Wirkungsart',
  primaryName: (name: string) => `${name} (Hauptbedürfnis)`,
}
