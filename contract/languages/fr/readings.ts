import type { readingsMessages as english } from '../../messages/readings.ts'
import type { Words } from '../words.ts'
import type { Reading } from '../../reading.ts'

/** What the two ratings of a need mean together. */
export const readingsMessages: Words<typeof english> = {
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
