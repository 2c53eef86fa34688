import type { gapsMessages as english } from '../../messages/gaps.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** How many of each are missing; which they are is found by `gapsOf`. */
export const gapsMessages: Words<typeof english> = {
  purposesUnserved: (count: number) => counted(count, 'finalité sans indicateur', 'finalités sans indicateur'),
  metricsWithoutStakeholder: (count: number) =>
    counted(count, 'indicateur sans partie prenante', 'indicateurs sans partie prenante'),
  stakeholdersUnconcerned: (count: number) =>
    counted(count, 'partie prenante sans indicateur', 'parties prenantes sans indicateur'),
  metricsWithoutStory: (count: number) => counted(count, 'indicateur sans récit', 'indicateurs sans récit'),
  storiesWithoutOption: (count: number) => counted(count, 'récit sans option', 'récits sans option'),
  optionsNotRatedVirtuous: (count: number) =>
    counted(count, 'option non évaluée pour le cercle vertueux', 'options non évaluées pour le cercle vertueux'),
  optionsNotRatedVicious: (count: number) =>
    counted(count, 'option non évaluée pour le cercle vicieux', 'options non évaluées pour le cercle vicieux'),
  harmsUnanswered: (count: number) =>
    counted(
      count,
      'évaluation qui nuit ou semble seulement aider, sans exigence',
      'évaluations qui nuisent ou semblent seulement aider, sans exigence',
    ),
  ratingsWithoutRequirement: (count: number) => counted(count, 'évaluation sans exigence', 'évaluations sans exigence'),
  optionsToRecheck: (count: number) => counted(count, 'option à revérifier', 'options à revérifier'),
  requirementsToRecheck: (count: number) => counted(count, 'exigence à revérifier', 'exigences à revérifier'),
  requirementsOfNone: (count: number) =>
    counted(
      count,
      'exigence dont l’évaluation est maintenant « Aucun »',
      'exigences dont l’évaluation est maintenant « Aucun »',
    ),
}
