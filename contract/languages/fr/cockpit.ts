import type * as english from '../../messages/cockpit.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, ended, isolated, plural } from './grammar.ts'

/** How far every group is, for the host. */
export const cockpitMessages: Words<typeof english.cockpitMessages> = {
  none: 'Pas encore de solutions',
  noneHint: 'Dès qu’un groupe en crée une, elle apparaît ici avec ses sept étapes.',
  quiet: (names: string) => ended(`Rien de nouveau depuis neuf minutes ou plus : ${names}`),
  asItHappens: 'Au fil de l’atelier',
  overline: (status: 'open' | 'results' | 'closed', catalogue: string) =>
    `${{ open: 'Atelier', results: 'Atelier, résultats seulement', closed: 'Atelier fermé' }[status]} · ${catalogue}`,
  done: 'fait',
  /** What stands under a number. */
  hereNow: 'en ligne',
  peopleJoined: (count: number) => plural(count, 'participant'),
  solutionsHere: (count: number) => plural(count, 'solution'),
  requirementsHere: (count: number) => plural(count, 'exigence'),
  workshop: headingsMessages.workshop,
  participants: 'Participants',
  recentlyDeleted: 'Suppressions récentes',
  roomScreen: 'Écran de salle',
  settings: 'Réglages',
  results: 'Résultats',
  purposes: 'Finalités',
  solution: 'Solution',
  last: 'Activité',
  open: 'Ouvrir',
  solutionsOfThisWorkshop: 'Solutions de cet atelier',
  here: 'Ici',
  groupHere: (name: string, here: number, all: number) => `${isolated(name)} : ${here} sur ${all} en ligne`,
  noPurposes: 'sans finalité',
}

/** Who joined a workshop, for its host. */
export const participantsMessages: Words<typeof english.participantsMessages> = {
  help: 'Toutes les personnes qui ont rejoint cet atelier. Vous pouvez retirer une personne, ou seulement son nom ou son e-mail ; son travail reste.',
  none: 'Personne pour l’instant',
  noneHint: 'Chacun apparaît ici dès sa connexion avec l’ID de session.',
  forgotten: (name: string) => `E-mail retiré. On lit maintenant « ${name} ».`,
  forgetWarning: (email: string) =>
    `${email} est remplacé par un numéro partout dans cet atelier, y compris dans l’historique. La personne reste dans l’atelier. Cette action est irréversible.`,
  joined: 'Arrivée',
  lastActivity: 'Dernière activité',
  solutions: 'Solutions',
  actions: 'Actions',
  participants: headingsMessages.participants,
  removeEmail: 'Retirer l’e-mail',
  clearName: 'Retirer le nom',
  letGo: 'Retirer de l’atelier',
  letIn: 'Réadmettre',
  letGoMark: 'accès à cet atelier retiré',
  nameAndKnownAs: (name: string | undefined, knownAs: string | undefined) =>
    [name, knownAs !== name && knownAs]
      .filter(Boolean)
      .map((part) => isolated(String(part)))
      .join(', affiché comme '),
  nameCleared: 'Le nom a été retiré.',
  wasLetGo: (email: string) => `${email} n’a plus accès à cet atelier.`,
  wasLetIn: (email: string) => `${email} a de nouveau accès.`,
  letGoWarning: (email: string) =>
    `${email} perd aussitôt l’accès à cet atelier et ne peut pas revenir avec cet e-mail tant que vous n’aurez pas réadmis la personne. Ce qu’elle a fait reste. Quiconque connaît l’ID de session peut encore entrer avec un autre e-mail ; pour l’empêcher, remplacez l’ID de session.`,
  email: 'E-mail',
  backToWorkshop: 'Retour à l’atelier',
}

/** Groups as the host leads them. */
export const hostGroupsMessages: Words<typeof english.hostGroupsMessages> = {
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
