import { OWN_VERSIONS_MAX } from '../../limits.ts'
import type * as english from '../../messages/own-words.ts'
import type { Words } from '../words.ts'
import { counted, listed, quoted } from './grammar.ts'

const exists = (name: string, difference?: string) =>
  `${quoted(name)} steht schon im Katalog${difference ? `, ${difference}` : ''}: zu dieser Lösung hinzugefügt`

/** Metrics and stakeholders that a workshop adds itself. */
export const ownWordsMessages: Words<typeof english.ownWordsMessages> = {
  off: 'Die Moderation hat eigene Begriffe nicht eingeschaltet: Dieser Workshop nutzt die Kennzahlen und Stakeholder seines Katalogs.',
  tooMany: `Ein Workshop kann seine eigenen Begriffe ${OWN_VERSIONS_MAX}-mal ändern. Bitte nehmen Sie die vorhandenen.`,
  used: 'Das lässt sich nicht zurücknehmen, weil es inzwischen verwendet wird. Entfernen Sie es aus jeder Lösung, die es enthält, und versuchen Sie es noch einmal.',
  notOfSolution:
    'Nicht alles Gewählte gehört noch zur Lösung; vielleicht hat es jemand entfernt. Bitte wählen Sie noch einmal.',
  /** What was described differently is said, because it stays as it is. */
  metricExists: (text: string, purposes: readonly string[] = []) =>
    exists(text, purposes.length > 0 ? `für ${listed(purposes)}` : undefined),
  stakeholderExists: (name: string, category?: string) =>
    exists(name, category && `in der Kategorie ${quoted(category)}`),
  /** Below each of them, wherever it is shown. */
  mark: 'In diesem Workshop hinzugefügt',
  /** In its place in a picture. */
  sign: '*',
  nothingHere: 'Im Katalog passt nichts?',
  offerMetric: (text: string) => `${quoted(text)} als eigene Kennzahl hinzufügen`,
  offerStakeholder: (name: string) => `${quoted(name)} als eigenen Stakeholder hinzufügen`,
  ownMetric: 'Ihre eigene Kennzahl',
  ownStakeholder: 'Ihr eigener Stakeholder',
  metricHelp: 'Sie kommt zu dieser Lösung hinzu, und alle in diesem Workshop können sie von da an verwenden.',
  stakeholderHelp:
    'Er kommt zu dieser Lösung hinzu, und alle in diesem Workshop können ihn von da an verwenden, für die hier gewählten Kennzahlen.',
  text: 'Kennzahl',
  name: 'Stakeholder',
  category: 'Kategorie',
  purposes: 'Zwecke, denen sie dient',
  metrics: 'Kennzahlen, die ihn betreffen',
  needsText: 'Eine Kennzahl braucht einen Text.',
  needsName: 'Ein Stakeholder braucht einen Namen.',
  categoryHint: 'Um was für Menschen es geht, zum Beispiel „Direkte Nutzende“.',
  clearMetrics: 'Kennzahlen zurücksetzen',
  needsPurpose: 'Wählen Sie mindestens einen Zweck.',
  needsMetric: 'Wählen Sie mindestens eine Kennzahl.',
  add: 'Zu dieser Lösung hinzufügen',
  metricAdded: 'Ihre eigene Kennzahl wurde zu dieser Lösung hinzugefügt',
  stakeholderAdded: 'Ihr eigener Stakeholder wurde zu dieser Lösung hinzugefügt',
  takingBack: 'Wird zurückgenommen …',
  takenBack: 'Zurückgenommen; in diesem Workshop wird es nicht mehr angeboten',
  takeBackFailed: (reason: string) => `Das konnte nicht zurückgenommen werden: ${reason}`,
}

/** What a workshop has added to its catalogue, as its host sees it. */
export const hostOwnWordsMessages: Words<typeof english.hostOwnWordsMessages> = {
  title: 'Eigene Begriffe',
  none: 'Die Gruppen haben noch keine eigenen Begriffe hinzugefügt.',
  help: 'Sie gehören zu diesem Workshop. Der nächste hat sie nicht, außer Sie veröffentlichen sie in einer neuen Version des Katalogs.',
  metric: 'Kennzahl',
  stakeholder: (category: string) => `Stakeholder, ${category}`,
  usedIn: (count: number) => (count === 0 ? 'in keiner Lösung' : `in ${counted(count, 'Lösung', 'Lösungen')}`),
  takeBack: 'Zurücknehmen',
  takenBack: (name: string) => `${quoted(name)} wurde zurückgenommen.`,
  publish: 'Eigene Begriffe veröffentlichen',
  publishTitle: 'Eigene Begriffe veröffentlichen?',
  publishQuestion: (catalogue: string) =>
    `Sie werden Teil einer neuen Version des Katalogs ${quoted(catalogue)}. Workshops, die mit dieser Version geöffnet werden, haben sie; dieser bleibt, wie er ist.`,
  confirmPublish: 'Veröffentlichen',
  published: (catalogue: string, version: string) => `In Version ${version} von ${quoted(catalogue)} veröffentlicht`,
  nothingNew: 'In der neuesten Version des Katalogs sind schon alle enthalten.',
}
