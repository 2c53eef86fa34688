import type { Taken } from '../../fields.ts'
import type * as english from '../../messages/undo.ts'
import type { Words } from '../words.ts'
import { headingsMessages, timeMessages } from './common.ts'
import { counted, ended, isolated, listed, quoted } from './grammar.ts'

const some = (count: number, one: string, many?: string) => (count === 0 ? [] : [counted(count, one, many)])

/** What hangs on something, in words: `1 récit, 3 options et 2 exigences`; nothing where nothing does. */
function contentsOf({ kind, metrics, stakeholders, stories, options, ratings, requirements }: Taken): string {
  return listed([
    ...(kind === 'metric' ? [] : some(metrics, 'indicateur')),
    ...(kind === 'stakeholder' ? [] : some(stakeholders, 'partie prenante', 'parties prenantes')),
    ...some(stories, 'récit'),
    ...(kind === 'option' ? [] : some(options, 'option')),
    ...some(ratings, 'évaluation'),
    ...(kind === 'requirement' ? [] : some(requirements, 'exigence')),
  ])
}

/** What was just deleted, and the way back. */
export const undoMessages: Words<typeof english.undoMessages> = {
  contents: contentsOf,
  /** Below the sentence that says what was done: what exactly went. */
  detail: (took: Taken): string => {
    const contents = contentsOf(took)
    switch (took.kind) {
      case 'reset':
        return contents && `Supprimé : ${contents}`
      default:
        return contents ? `${quoted(took.name)} avec ${contents}` : quoted(took.name)
    }
  },
  restoring: 'Rétablissement…',
  restored: (took: Taken | undefined): string => {
    switch (took?.kind) {
      case 'solution':
        return `La solution ${quoted(took.name)} est rétablie, avec tout ce qu’elle contient`
      case 'reset':
        return 'Les indicateurs sont rétablis, avec tout ce qui en dépend'
      case 'metric':
        return `L’indicateur ${quoted(took.name)} est rétabli, avec tout ce qui en dépend`
      case 'stakeholder':
        return `La partie prenante ${quoted(took.name)} est rétablie`
      case 'option':
        return `L’option ${quoted(took.name)} est rétablie, avec tout ce qui en dépend`
      case 'requirement':
        return `L’exigence ${quoted(took.name)} est rétablie`
      case undefined:
        return 'C’est rétabli'
    }
  },
  failed: (reason: string) => `Le rétablissement a échoué : ${reason}`,
  placeTaken:
    'Rétablissement impossible : un indicateur a été rajouté et travaillé entre-temps. Retirez d’abord cet indicateur ; lui aussi pourra être rétabli.',
  noLongerKept: 'Il n’y a plus rien à rétablir : c’est déjà fait, ou l’hôte a tout supprimé définitivement.',
  undo: 'Annuler',
  bringBack: 'Rétablir',
  openIt: 'Ouvrir',
}

const STORY = 'Le récit utilisateur'

/** Of all that can be deleted here only the story is masculine. */
const wasDeleted = (what: string) => `${what} a été ${what === STORY ? 'supprimé' : 'supprimée'}`

/** Something was deleted, or went out of sight, while somebody was writing in it. */
export const deletedMessages: Words<typeof english.deletedMessages> = {
  story: STORY,
  option: 'L’option fonctionnelle',
  requirement: 'L’exigence système',
  rating: 'L’option fonctionnelle évaluée',
  solution: 'La solution',
  solutionCalled: (name: string) => `La solution ${quoted(name)}`,
  by: (what: string, who: string | null) =>
    who ? ended(`${wasDeleted(what)} par ${isolated(who)}`) : `${wasDeleted(what)}.`,
  byAt: (what: string, who: string | null, when: string) =>
    `${wasDeleted(what)}${who ? ` par ${isolated(who)}` : ''}, ${timeMessages.inSentence(when)}.`,
  you: 'vous',
  theHost: 'l’hôte',
  noSuchSolution: 'Cet atelier n’a pas de solution à cette adresse.',
  /** What to do about it, each after the sentence that says who deleted it. */
  nothingSaved: 'Tant qu’elle n’est pas rétablie, rien ne peut être enregistré ici.',
  canComeBack: 'Elle peut être rétablie pendant 24 heures, avec tout ce qui en dépendait.',
  askHost: 'Demandez à l’hôte si un rétablissement est encore possible.',
  askGroup: (group: string) =>
    `Le groupe « ${isolated(group)} » ou l’hôte peut encore rétablir la solution pendant 24 heures.`,
  askOthers: 'Tout le monde peut la rétablir pendant 24 heures, sauf les personnes qui observent seulement.',
  /** Below the list of solutions. */
  lastDay: 'Supprimées au cours des dernières 24 heures',
  deletedBy: (who: string | null, when: string) =>
    `Supprimée${who ? ` par ${isolated(who)}` : ''}, ${timeMessages.inSentence(when)}`,
  ratedNone: 'Quelqu’un a mis cette évaluation à « Aucun » : ses exigences ne sont plus affichées.',
  kept: 'Ce que vous avez saisi est toujours là. Copiez-le si vous en avez besoin ailleurs.',
  yourText: 'Votre texte',
  copied: 'Texte copié.',
  copyFailed: 'Le texte n’a pas pu être copié. Sélectionnez-le et copiez-le à la main.',
  copyText: 'Copier le texte',
}

const kindNames: Record<Taken['kind'], string> = {
  solution: 'Solution',
  reset: 'Tous les indicateurs, par réinitialisation',
  metric: 'Indicateur',
  stakeholder: 'Partie prenante',
  option: 'Option fonctionnelle',
  requirement: 'Exigence système',
}

/** What was deleted in a workshop, for its host. */
export const trashMessages: Words<typeof english.trashMessages> = {
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
