import type { stakeholdersMessages as english } from '../../messages/stakeholders.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'

/** Whom the metrics of a solution matter to. */
export const stakeholdersMessages: Words<typeof english> = {
  added: 'Stakeholder zur Lösung hinzugefügt',
  removed: 'Stakeholder aus der Lösung entfernt',
  addFailed: 'Der Stakeholder konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.',
  removeFailed: 'Der Stakeholder konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
  alreadyAdded: 'Dieser Stakeholder gehört schon zur Lösung.',
  noneAvailable: 'Keine Stakeholder verfügbar',
  noMetrics: 'Keine Kennzahlen vorhanden: Fügen Sie Ihrer Lösung Kennzahlen hinzu, um Stakeholder zu wählen.',
  addedMark: 'Hinzugefügt',
  metricDescription: 'Kennzahl',
  userStory: 'User Story',
  potentialStakeholders: 'Mögliche Stakeholder',
  stakeholdersByMetric: 'Stakeholder nach Kennzahl',
  stakeholderManagement: headingsMessages.stakeholderManagement,
  backToMetrics: 'Zurück zu den Kennzahlen',
  forwardToUserStories: 'Weiter zu den User Storys',
  /** Beside the specification's buttons, which stand in the rows of metrics. */
  addedToSolution:
    'Ein Stakeholder kommt immer zur ganzen Lösung hinzu, nicht zu einer einzelnen Kennzahl: Danach zeigen ihn alle Kennzahlen, die ihn betreffen, als hinzugefügt.',
  others: 'Außerdem in dieser Lösung',
  othersHelp:
    'Keine Kennzahl dieser Lösung betrifft diese Stakeholder; deshalb stehen sie in keiner der Zeilen darüber.',
  searchPlaceholder: 'Kennzahlen, User Storys oder Stakeholder suchen …',
}
