import { GROUPS_MAX } from '../../limits.ts'
import type * as english from '../../messages/groups.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'

/** Groups as the people of a workshop meet them. */
export const groupsMessages: Words<typeof english.groupsMessages> = {
  otherGroup:
    'Cette solution appartient à un autre groupe. Vous pouvez la lire ; ce groupe et l’hôte peuvent la modifier.',
  belongsTo: (name: string) =>
    `Cette solution appartient au groupe « ${isolated(name)} ». Vous pouvez la lire ; ce groupe et l’hôte peuvent la modifier.`,
  madeByHost: 'C’est l’hôte qui crée les groupes de cet atelier.',
  none: 'Cet atelier n’a pas de groupes.',
  tooMany: `Un atelier peut avoir au plus ${GROUPS_MAX} groupes. Veuillez rejoindre l’un d’eux.`,
  nameTaken: 'Un groupe porte déjà ce nom.',
  nameBlank: 'Un groupe doit avoir un nom.',
  which: 'Quel est votre groupe ?',
  whichHint:
    'Ce que vous créez appartient à votre groupe : ses membres et l’hôte peuvent le modifier, et tout le monde peut le lire. Vous pourrez changer de groupe plus tard, sous Atelier.',
  noneMade: 'L’hôte n’a pas encore créé de groupes. Ils apparaîtront ici dès qu’il y en aura.',
  noneMadeYet: 'Il n’y a pas encore de groupes. Créez le premier.',
  groups: 'Groupes',
  people: (count: number) => counted(count, 'personne'),
  lookOn: 'J’observe seulement',
  notNow: 'Pas maintenant',
  newGroup: 'Nom d’un nouveau groupe',
  make: 'Créer le groupe',
  yourGroup: 'Votre groupe',
  noGroup: 'Pas encore de groupe',
  lookingOn: 'Observe seulement',
  joined: (name: string) => `Vous êtes maintenant dans le groupe « ${isolated(name)} ».`,
  isLookingOn: 'Désormais, vous observez seulement.',
  left: 'Vous n’êtes plus dans aucun groupe.',
  linkOutdated: 'Le groupe de votre lien n’existe plus. Veuillez en choisir un autre.',
}

/** Whose a solution is, as the list says it, and whoever only looks on. */
export const whoseSolutionMessages: Words<typeof english.whoseSolutionMessages> = {
  observing: 'Vous observez : vous pouvez tout lire. Pour modifier quelque chose, rejoignez d’abord un groupe.',
  myGroup: (name: string) => `Mon groupe : ${isolated(name)}`,
  group: (name: string) => `Groupe : ${isolated(name)}`,
  ofNoGroup: 'Aucun groupe : tout le monde peut y travailler',
}
