import type * as english from '../../messages/map.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted } from './grammar.ts'

/** The traceability map. */
export const mapMessages: Words<typeof english.mapMessages> = {
  help: 'Verfolgen Sie eine Anforderung zurück bis zu dem Bedürfnis, dem sie dient, oder suchen Sie Fäden, die zu früh enden.',
  keys: 'Mit den Pfeiltasten gehen Sie die Linien entlang, mit der Eingabetaste folgen Sie einem Element, mit Escape lassen Sie es los.',
  notWritten: 'Noch nicht geschrieben',
  halfRated: 'Halb bewertet: nur in einer Richtung',
  more: (count: number) => `und ${count} weitere`,
  whole: {
    metrics: 'Jede Kennzahl hat einen Stakeholder und eine Story',
    stories: 'Jede Story hat eine Option',
    options: 'Jede Option ist in beiden Richtungen bewertet',
    harms: 'Jede Bewertung, die Schaden oder nur scheinbare Hilfe zeigt, hat eine Anforderung',
  },
  none: 'Noch nichts zu verfolgen',
  noneHint: 'Fügen Sie Ihrer Lösung Kennzahlen hinzu. Alles andere baut darauf auf.',
  noneMatching: 'Auf der Karte passt nichts dazu',
  noneMatchingHint: 'Suchen Sie nach anderen Wörtern oder wählen Sie eine andere Lücke.',
  gaps: 'Lücken',
  chosenItem: 'Ausgewähltes Element',
  mapAsATable: 'Karte als Tabelle',
  map: 'Karte',
  addMetrics: 'Kennzahlen hinzufügen',
  traceabilityMap: headingsMessages.traceabilityMap,
  backToSolutionDetails: 'Zurück zu den Details',
  thread: 'Faden',
  searchTheMap: 'Karte durchsuchen',
  searchByWordsOrId: 'Nach Wörtern oder ID suchen …',
  showAs: 'Anzeigen als',
  table: 'Tabelle',
  previous: 'Davor',
  next: 'Danach',
  onlyTheChosenThread: 'Nur den ausgewählten Faden',
  showingOfItems: (count: number, total: number) => `${count} von ${counted(total, 'Element', 'Elementen')} angezeigt`,
  writeARequirement: 'Anforderung schreiben',
  openTheSolution: 'Lösung öffnen',
  openInMetrics: 'In den Kennzahlen öffnen',
  openInStakeholders: 'Bei den Stakeholdern öffnen',
  openInUserStories: 'In den User Storys öffnen',
  openInOptions: 'In den Optionen öffnen',
  openInH9Analysis: 'In der H9-Analyse öffnen',
  openInRequirements: 'In den Anforderungen öffnen',
}

/** A solution as a whole, from its purposes to its requirements. */
export const chainMessages: Words<typeof english.chainMessages> = {
  fetchFailed: 'Die Lösung im Ganzen konnte nicht abgerufen werden',
  purpose: 'Zweck',
  metric: 'Kennzahl',
  stakeholders: 'Stakeholder',
  userStory: 'User Story',
  option: 'Option',
  rating: 'Bewertung',
  requirement: 'Anforderung',
}
