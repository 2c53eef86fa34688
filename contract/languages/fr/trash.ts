import type { trashMessages as english } from '../../messages/trash.ts'
import type { Words } from '../words.ts'
import type { Taken } from '../../fields.ts'
import { quoted } from './grammar.ts'
import { headingsMessages } from './headings.ts'

const kindNames: Record<Taken['kind'], string> = {
  solution: 'Solution',
  reset: 'Tous les indicateurs, par réinitialisation',
  metric: 'Indicateur',
  stakeholder: 'Partie prenante',
  option: 'Option fonctionnelle',
  requirement: 'Exigence système',
}

/** What was deleted in a workshop, for its host. */
export const trashMessages: Words<typeof english> = {
  help: 'Tout ce qui est supprimé dans cet atelier est conservé 30 jours. Restaurer le remet à sa place, pour tout le monde.',
  kind: (kind: string) => kindNames[kind as Taken['kind']] ?? 'Élément',
  keptUntil: (date: string) => `conservé jusqu’au ${date}`,
  none: 'Rien n’a été supprimé',
  noneHint:
    'Les solutions, indicateurs, parties prenantes, options et exigences supprimés apparaissent ici pendant 30 jours.',
  deleteWarning: (name: string | undefined) =>
    `${name === undefined ? 'Cet élément' : quoted(name)} et tout ce qui en dépend disparaîtront définitivement. Personne ne pourra les rétablir.`,
  goneForGood: 'Supprimé définitivement.',
  what: 'Quoi',
  solution: 'Solution',
  solutionNumber: (solutionId: number) => `Solution ${solutionId}`,
  withIt: 'Avec',
  deleted: 'Supprimé',
  by: 'Par',
  deleteForGood: 'Supprimer définitivement',
  recentlyDeleted: headingsMessages.recentlyDeleted,
  backToWorkshop: 'Retour à l’atelier',
  actions: 'Actions',
}
