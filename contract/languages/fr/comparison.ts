import type { comparisonMessages as english } from '../../messages/comparison.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** All options side by side. */
export const comparisonMessages: Words<typeof english> = {
  goOnReport: 'Continuer avec le rapport',
  help: 'Toutes les options face aux neuf besoins, d’abord le cercle vertueux, puis le vicieux. Aider un besoin ne compense jamais le tort fait à un autre : il n’y a donc pas de note globale.',
  notRated: 'non évaluée',
  viciousNotRated: 'cercle vicieux non évalué',
  virtuousNotRated: 'cercle vertueux non évalué',
  helpful: (count: number) => {
    if (count === 0) return 'On ne connaît aucune option qui aide le besoin principal sans nuire à un autre.'
    return count === 1
      ? 'La première option aide le besoin principal et ne nuit à aucun.'
      : `Les ${count} premières options aident le besoin principal et ne nuisent à aucun.`
  },
  untouched: 'Non touché : aucun effet pour les deux cercles',
  none: 'Pas encore d’options à comparer',
  noneHint: 'Écrivez des options pour vos récits et évaluez-les. Elles apparaîtront ici côte à côte.',
  bothRatings: (need: string, virtuous: string, vicious: string) =>
    `${need} : cercle vertueux ${virtuous}, cercle vicieux ${vicious}`,
  functionalOption: 'Option fonctionnelle',
  needs: 'Besoins',
  writeOptions: 'Écrire des options',
  story: 'Récit',
  allStories: 'Tous les récits',
  clearStory: 'Effacer le récit',
  helpfulFirst: 'Afficher d’abord les options qui aident le besoin principal sans nuire à aucun',
  showingOfOptions: (shown: number, all: number) => `${shown} sur ${counted(all, 'option')}`,
  comparison: headingsMessages.comparison,
  backToSolutionDetails: 'Retour aux détails de la solution',
  optionsByNeed: 'Options par besoin',
  primary: 'Principal',
  decision: 'Décision',
  change: 'Modifier',
  decide: 'Décider',
  reason: 'Motif',
  isItToBeBuilt: 'Faut-il la réaliser ?',
  measures: 'Appréciations',
}
