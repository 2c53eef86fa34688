import type * as english from '../../messages/results.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, isolated } from './grammar.ts'

/** The results of a workshop, for its people and for whoever has a link to them. */
export const resultsMessages: Words<typeof english.resultsMessages> = {
  gone: 'Il n’y a pas de résultats à cette adresse.',
  goneTitle: 'Il n’y a rien à lire à cette adresse.',
  goneHint:
    'Le lien a peut-être expiré, été retiré ou été copié incomplètement. La personne qui vous l’a donné peut en créer un nouveau.',
  results: headingsMessages.results,
  pageTitle: (title: string) => `${isolated(title)}, résultats · Ninefold`,
  help: 'Ce que cet atelier a produit, à lire et à emporter. Les noms et les e-mails n’y figurent pas.',
  workshopOf: (day: string) => `Atelier du ${day}`,
  readableUntil: (day: string) => `Ce lien est valable jusqu’au ${day}.`,
  readReport: 'Lire le rapport',
  noSolutions: 'Aucune solution n’a été créée dans cet atelier.',
  backToResults: 'Retour à tous les résultats',
  solutionGone: 'Cette solution ne fait pas partie des résultats.',
  fetchFailed: 'Impossible de récupérer les résultats',
  holds: (metrics: number, options: number, requirements: number) =>
    [counted(metrics, 'indicateur'), counted(options, 'option'), counted(requirements, 'exigence')].join(' · '),
}

/** The host's link to the results of a workshop. */
export const resultsLinkMessages: Words<typeof english.resultsLinkMessages> = {
  title: 'Lien vers les résultats',
  hint: 'Quiconque a le lien peut lire toutes les solutions, sans noms ni e-mails, et rien d’autre, sans avoir à entrer dans l’atelier.',
  none: 'Il n’y a pas de lien pour le moment.',
  holdsUntil: (day: string) => `Un lien est valable jusqu’au ${day}.`,
  ended: (day: string) => `Le lien a expiré le ${day}.`,
  howLong: 'Durée de validité',
  days: (days: number) => counted(days, 'jour'),
  make: 'Créer un lien',
  makeNew: 'Créer un nouveau lien',
  replaceTitle: 'Remplacer le lien',
  replaceWarning: 'Le lien actuel n’ouvrira plus rien, même pour les personnes qui l’ont déjà.',
  replacesOnBigScreen:
    'Son code QR disparaît du grand écran. Vous pourrez y afficher celui du nouveau lien une fois créé.',
  made: 'Lien créé.',
  shownOnce: 'Copiez-le maintenant : par sécurité, il ne sera plus affiché.',
  newLink: 'Nouveau lien',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  showOnBigScreen: 'Afficher sur le grand écran',
  onBigScreen: 'Le grand écran affiche son code QR à la fin, jusqu’à ce que vous retiriez le lien.',
  notCopied: 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le à la main.',
  takeBack: 'Retirer le lien',
  takeBackTitle: 'Retirer le lien',
  takeBackWarning:
    'Les personnes qui l’ont ne pourront plus lire les résultats. Vous pouvez créer un nouveau lien à tout moment.',
  takenBack: 'Lien retiré.',
}
