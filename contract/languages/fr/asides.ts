import type { asidesMessages as english } from '../../messages/asides.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'

/** What passes between the host and one group: help, notes, and what the host reads beside it. */
export const asidesMessages: Words<typeof english> = {
  /** On the group's screens. */
  region: 'Votre groupe et l’hôte',
  needHelp: 'Besoin d’aide',
  askTitle: 'Demander de l’aide à l’hôte',
  askHint: 'L’hôte voit aussitôt quel groupe demande de l’aide, et vient.',
  about: 'De quoi s’agit-il ? Vous pouvez laisser ce champ vide.',
  ask: 'Demander de l’aide',
  hasAsked: 'La demande d’aide est transmise à l’hôte.',
  coming: 'L’hôte arrive.',
  asked: (who: string, ago: string) => `${isolated(who)}, ${ago}`,
  youAsked: (ago: string) => `Vous, ${ago}`,
  noLongerNeeded: 'Plus nécessaire',
  takenBack: 'La demande d’aide est retirée.',
  noteToYou: 'L’hôte, à votre groupe :',
  wholeNote: 'Tout afficher',
  hideNote: 'Masquer',

  /** In the cockpit. */
  helpWanted: 'Aide demandée',
  needsHelp: 'A besoin d’aide',
  onTheWay: 'Vous êtes en route',
  waiting: (count: number, names: string) =>
    `${counted(count, 'groupe a besoin', 'groupes ont besoin')} d’aide : ${names}`,
  withCount: (count: number, title: string) => `(${count}) ${title}`,
  groupNeedsHelp: (name: string) => `${isolated(name)} a besoin d’aide`,
  groupsNeedHelp: (count: number) => `${counted(count, 'groupe a besoin', 'groupes ont besoin')} d’aide`,
  onMyWay: 'J’arrive',
  answered: 'Traitée',
  saidComing: 'Le groupe voit que vous arrivez.',
  saidAnswered: 'La demande d’aide est traitée.',
  read: 'Lire',
  noteShown: 'Lit une note de vous',
  noteSent: 'La note est envoyée.',
  noteTakenBack: 'La note est retirée.',
  noteWords: {
    label: 'Note à ce groupe seulement',
    send: 'Envoyer',
    takeBack: 'Retirer',
    changedMeanwhile: 'La note à ce groupe a été modifiée entre-temps.',
    seenNow: (note: string) => `Le groupe voit actuellement : ${isolated(note)}`,
    nothingSeenNow: 'Le groupe ne voit actuellement aucune note.',
  },
  whoIsHere: 'Qui est là',
  nobodyHere: 'Personne n’est dans cette solution pour le moment.',
  soFar: 'Ce qui est écrit jusqu’ici',
  noPurposes: 'Pas encore de finalités',
  noMetrics: 'Pas encore d’indicateurs.',
  noStory: 'Pas encore de récit.',
}
