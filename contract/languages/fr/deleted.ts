import type { deletedMessages as english } from '../../messages/deleted.ts'
import type { Words } from '../words.ts'
import { ended, isolated, quoted } from './grammar.ts'
import { timeMessages } from './time.ts'

const STORY = 'Le récit utilisateur'

/** Of all that can be deleted here only the story is masculine. */
const wasDeleted = (what: string) => `${what} a été ${what === STORY ? 'supprimé' : 'supprimée'}`

/** Something was deleted, or went out of sight, while somebody was writing in it. */
export const deletedMessages: Words<typeof english> = {
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
