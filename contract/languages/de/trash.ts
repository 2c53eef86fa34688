import type { trashMessages as english } from '../../messages/trash.ts'
import type { Words } from '../words.ts'
import type { Taken } from '../../fields.ts'
import { quoted } from './grammar.ts'
import { headingsMessages } from './headings.ts'

const kindNames: Record<Taken['kind'], string> = {
  solution: 'Lösung',
  reset: 'Alle Kennzahlen, durch Zurücksetzen',
  metric: 'Kennzahl',
  stakeholder: 'Stakeholder',
  option: 'Funktionale Option',
  requirement: 'Systemanforderung',
}

/** What was deleted in a workshop, for its host. */
export const trashMessages: Words<typeof english> = {
  help: 'Was in diesem Workshop gelöscht wird, bleibt 30 Tage lang aufbewahrt. Wiederherstellen bringt es für alle dorthin zurück, wo es war.',
  kind: (kind: string) => kindNames[kind as Taken['kind']] ?? 'Etwas',
  keptUntil: (date: string) => `aufbewahrt bis ${date}`,
  none: 'Nichts wurde gelöscht',
  noneHint: 'Gelöschte Lösungen, Kennzahlen, Stakeholder, Optionen und Anforderungen erscheinen hier 30 Tage lang.',
  deleteWarning: (name: string | undefined) =>
    `${name === undefined ? 'Das' : quoted(name)} und alles, was dazugehört, ist dann endgültig weg. Niemand kann es zurückholen.`,
  goneForGood: 'Endgültig gelöscht.',
  what: 'Was',
  solution: 'Lösung',
  solutionNumber: (solutionId: number) => `Lösung ${solutionId}`,
  withIt: 'Dazu',
  deleted: 'Gelöscht',
  /** Above names in the nominative. */
  by: 'Wer',
  deleteForGood: 'Endgültig löschen',
  recentlyDeleted: headingsMessages.recentlyDeleted,
  backToWorkshop: 'Zurück zum Workshop',
  actions: 'Aktionen',
}
