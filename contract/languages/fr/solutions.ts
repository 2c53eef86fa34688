import type * as english from '../../messages/solutions.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'

/** The list of solutions. */
export const solutionsMessages: Words<typeof english.solutionsMessages> = {
  fetchOneFailed: 'Impossible de récupérer la solution',
  fetchListFailed: 'Impossible de récupérer les solutions de la session',
  loadListFailed: 'Impossible de charger les solutions',
  notFound: 'Aucune solution trouvée.',
  noneMatching: 'Aucune solution ne correspond à vos filtres.',
  noneYet:
    'Cet atelier n’en a pas encore. Créez la première : nommez-la, choisissez où elle doit faire du bien et le besoin auquel elle répond.',
  /** For those who only read. */
  noneToRead: 'Cet atelier n’en a aucune.',
  fewerFilters: 'Essayez avec moins de lettres, ou effacez un filtre.',
  wholeWorkshop: headingsMessages.workshopDocument,
  createNewSolution: headingsMessages.createNewSolution,
  solutionName: 'Nom de la solution',
  primaryFhn: 'Besoin principal',
  solutions: headingsMessages.solutions,
  help: 'Chaque groupe de cet atelier travaille sur une de ces solutions. Le besoin principal est le besoin humain fondamental auquel elle répond en premier.',
  searchLabel: 'Rechercher une solution par son nom',
  searchPlaceholder: 'Rechercher une solution par son nom…',
  clearAll: 'Tout effacer',
  showingOf: (shown: number, all: number) => `${shown} sur ${all}`,
  allFhns: 'Tous les besoins',
  clearFhn: 'Effacer le besoin',
  user: 'Personne',
  allUsers: 'Toutes les personnes',
  clearUser: 'Effacer la personne',
  userEmail: 'E-mail',
  purpose: 'Finalité',
  details: 'Détails',
  viewDetails: 'Voir les détails',
  workingOn: 'Vous travaillez sur',
  lastOpened: 'Dernière solution ouverte :',
  readReport: 'Lire son rapport',
  goOnWith: (step: string) => `Continuer : ${step}`,
}
