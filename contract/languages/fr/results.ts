import type { resultsMessages as english } from '../../messages/results.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** The results of a workshop, for its people and for whoever has a link to them. */
export const resultsMessages: Words<typeof english> = {
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
