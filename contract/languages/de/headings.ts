import type { headingsMessages as english } from '../../messages/headings.ts'
import type { Words } from '../words.ts'
import { sessionMessages } from './session.ts'

/** The headings of the screens, apart from their other words: they are shown while the screen itself is on its way. */
export const headingsMessages: Words<typeof english> = {
  solutions: 'Lösungen',
  availableMetrics: 'Verfügbare Kennzahlen',
  createNewSolution: 'Neue Lösung anlegen',
  solutionDetails: 'Details der Lösung',
  solutionMetrics: 'Kennzahlen der Lösung',
  stakeholderManagement: 'Stakeholder wählen',
  userStoryCreation: 'User Storys schreiben',
  functionalOptionCreation: 'Funktionale Optionen schreiben',
  h9Analysis: 'H9-Analyse',
  systemRequirements: 'Systemanforderungen',
  comparison: 'Vergleich',
  traceabilityMap: 'Nachverfolgungskarte',
  report: 'Bericht',
  history: 'Verlauf',
  results: 'Ergebnisse',
  privacy: sessionMessages.privacy,
  workshopDocument: 'Dokument zum ganzen Workshop',
  workshops: 'Workshops',
  workshop: 'Workshop',
  participants: 'Teilnehmende',
  recentlyDeleted: 'Kürzlich gelöscht',
  groups: 'Gruppen',
  agenda: 'Agenda',
  tableCards: 'Tischkarten',
  catalogues: 'Kataloge',
  catalogue: 'Katalog',
  draft: 'Entwurf',
  importACatalogue: 'Katalog importieren',
}
