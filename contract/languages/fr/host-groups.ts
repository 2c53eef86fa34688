import type { hostGroupsMessages as english } from '../../messages/host-groups.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** Groups as the host leads them. */
export const hostGroupsMessages: Words<typeof english> = {
  groups: headingsMessages.groups,
  help: 'Une solution appartient au groupe de la personne qui l’a créée. Ses membres et vous pouvez la modifier, et tout le monde peut la lire.',
  accidents:
    'Cela protège des erreurs, pas de la malveillance : on peut se connecter avec n’importe quel e-mail et choisir soi-même n’importe quel groupe.',
  whoMakes: 'Groupes dans cet atelier',
  off: 'Désactivés : tout le monde peut tout modifier',
  byHost: 'Activés, et je crée les groupes',
  byEverybody: 'Activés, et tout le monde peut créer des groupes',
  switchedOff: 'Les groupes sont désactivés : tout le monde peut tout modifier.',
  switchedOn: 'Les groupes sont activés.',
  newGroup: 'Nom d’un nouveau groupe',
  add: 'Ajouter un groupe',
  added: (name: string) => `Groupe « ${isolated(name)} » ajouté.`,
  none: 'Pas encore de groupes',
  noneHint: 'Ajoutez-en un par table. Chacun choisit le sien en arrivant, ou scanne le code posé sur sa table.',
  group: 'Groupe',
  people: 'Personnes',
  solutions: 'Solutions',
  actions: 'Actions',
  rename: 'Renommer',
  nameOf: (name: string) => `Nom du groupe ${isolated(name)}`,
  renamed: 'Groupe renommé.',
  removed: (name: string) =>
    `Groupe « ${isolated(name)} » retiré. Ses solutions n’appartiennent à personne tant que vous ne le rétablissez pas.`,
  removedGroups: 'Groupes retirés',
  removedHint: 'Chacun revient avec les personnes et les solutions qu’il avait.',
  bringBack: (name: string) => `Rétablir ${isolated(name)}`,
  broughtBack: (name: string) => `Le groupe « ${isolated(name)} » est rétabli.`,
  whoIsWhere: 'Qui est dans quel groupe',
  nobodyJoined: 'Personne n’est encore arrivé.',
  email: 'E-mail',
  groupOf: (name: string) => `Groupe pour ${isolated(name)}`,
  noGroup: 'Pas encore de groupe',
  looksOn: 'Observe seulement',
  moved: 'Groupe changé.',
  whose: 'À quel groupe appartient chaque solution',
  noSolutions: 'Il n’y a pas encore de solutions.',
  solution: 'Solution',
  nobodys: 'Aucun groupe : tout le monde peut la modifier',
  given: 'Enregistré.',
  notIn: (count: number) =>
    count === 0
      ? 'Tout le monde est dans un groupe.'
      : `${counted(count, 'personne n’est', 'personnes ne sont')} pas encore dans un groupe.`,
  printCards: 'Imprimer les fiches',
  cards: headingsMessages.tableCards,
  cardsHelp: 'Une page par groupe, à poser sur la table : le code ouvre la page de connexion et mène dans le groupe.',
  backToGroups: 'Retour aux groupes',
  backToWorkshop: 'Retour à l’atelier',
  cardCode: (name: string) => `Code QR qui ouvre la page de connexion et mène dans le groupe ${isolated(name)}`,
  scan: 'Scannez pour rejoindre ce groupe',
}
