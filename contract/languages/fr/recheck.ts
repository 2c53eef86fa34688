import type { recheckMessages as english } from '../../messages/recheck.ts'
import type { Words } from '../words.ts'

/** Something was changed after what follows from it was written. */
export const recheckMessages: Words<typeof english> = {
  recheck: 'À revérifier',
  option: 'Le récit ou l’option a changé depuis l’évaluation.',
  requirement: 'L’évaluation a changé depuis la rédaction de cette exigence.',
  confirmFailed: (reason: string) => `La confirmation a échoué : ${reason}`,
  ratingsHold: 'Les évaluations restent valables',
  requirementHolds: 'L’exigence reste valable',
}
