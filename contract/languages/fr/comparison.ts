import type { Decision } from '../../chain.ts'
import type * as english from '../../messages/comparison.ts'
import type { Reading } from '../../reading.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { capital, circle, counted } from './grammar.ts'

/** All options side by side. */
export const comparisonMessages: Words<typeof english.comparisonMessages> = {
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

/** What a group decides about an option. */
export const decisionsMessages: Words<typeof english.decisionsMessages> = {
  decision: {
    accepted: 'À réaliser',
    adapted: 'À réaliser avec modifications',
    rejected: 'À ne pas réaliser',
  } satisfies Record<Decision, string>,
  undecided: 'Pas encore décidé',
  saved: 'Décision enregistrée.',
  failed: (reason: string) => `La décision n’a pas pu être enregistrée : ${reason}`,
}

/** What the two ratings of a need mean together. */
export const readingsMessages: Words<typeof english.readingsMessages> = {
  reading: {
    sturdy: {
      name: 'Bénéfice solide',
      means: 'Elle aide, et ne nuit pas si les choses tournent mal.',
      ask: 'À préserver',
    },
    fragile: {
      name: 'Bénéfice fragile',
      means: 'Elle aide, mais pas si les choses tournent mal.',
      ask: 'À protéger du cercle vicieux',
    },
    wishful: {
      name: 'Bénéfice illusoire',
      means: 'Elle semble seulement aider, même si tout va bien.',
      ask: 'À concrétiser, ou à ne plus promettre',
    },
    'built-in harm': {
      name: 'Dommage intrinsèque',
      means: 'Elle nuit, même si tout va bien.',
      ask: 'Revoir la conception, ou préférer une autre option',
    },
    'side effect': {
      name: 'Effet secondaire',
      means: 'Elle est sans effet si tout va bien, mais pas si les choses tournent mal.',
      ask: 'Poser un garde-fou',
    },
  } satisfies Record<Reading, { name: string; means: string; ask: string }>,
  /** Where there is little room. */
  brief: {
    sturdy: 'solide',
    fragile: 'fragile',
    wishful: 'illusoire',
    'built-in harm': 'dommage intrinsèque',
    'side effect': 'effet secondaire',
  } satisfies Record<Reading, string>,
  untouched: 'Non touché',
  whatTheyMean: 'Ce que les cercles vertueux et vicieux disent ensemble',
  notRatedBothWays: 'Pas évalué pour les deux cercles',
  /** Neither side, or only one of the two, is rated. */
  unread: (isVirtuousRated: boolean, isViciousRated: boolean) => {
    const missing = isVirtuousRated
      ? 'Le cercle vicieux n’a pas encore été évalué.'
      : isViciousRated
        ? 'Le cercle vertueux n’a pas encore été évalué.'
        : 'Aucun des deux cercles n’a encore été évalué.'
    return `${missing} Une fois les deux enregistrés, vous lirez ici ce qu’ils disent ensemble.`
  },
}

/** What people rated alone, as the report tells it. */
export const ratedAloneMessages: Words<typeof english.ratedAloneMessages> = {
  title: 'Évaluation silencieuse : combien de personnes ont choisi quoi',
  round: 'Tour',
  people: 'Personnes',
  commonest: 'Réponse la plus fréquente',
  changed: 'Changements',
  roundOf: (direction: string, round: number) => `${capital(circle(direction))}, tour ${round}`,
  chosen: (cells: readonly (readonly [people: number, measure: string])[]) =>
    cells.map(([people, measure]) => `${people} ${measure}`).join(', '),
  percent: (percent: number) => `${percent} %`,
  ofShare: (percent: number, share: number, isReached: boolean) =>
    isReached ? `${percent} %, seuil de ${share} % atteint` : `${percent} %, pour un seuil de ${share} %`,
  moved: (people: number, of: number) => `${people} sur ${of}`,
}

/** Something was changed after what follows from it was written. */
export const recheckMessages: Words<typeof english.recheckMessages> = {
  recheck: 'À revérifier',
  option: 'Le récit ou l’option a changé depuis l’évaluation.',
  requirement: 'L’évaluation a changé depuis la rédaction de cette exigence.',
  confirmFailed: (reason: string) => `La confirmation a échoué : ${reason}`,
  ratingsHold: 'Les évaluations restent valables',
  requirementHolds: 'L’exigence reste valable',
}
