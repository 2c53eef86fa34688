import type { readingsMessages as english } from '../../messages/readings.ts'
import type { Words } from '../words.ts'
import type { Reading } from '../../reading.ts'

/** What the two ratings of a need mean together. */
export const readingsMessages: Words<typeof english> = {
  reading: {
    sturdy: {
      name: 'Robuster Nutzen',
      means: 'Es hilft und schadet auch dann nicht, wenn es schiefgeht.',
      ask: 'Bewahren',
    },
    fragile: {
      name: 'Zerbrechlicher Nutzen',
      means: 'Es hilft, aber nicht, wenn es schiefgeht.',
      ask: 'Gegen den Schlechtfall absichern',
    },
    wishful: {
      name: 'Erhoffter Nutzen',
      means: 'Es scheint nur zu helfen, selbst wenn alles gut geht.',
      ask: 'Wirklich einlösen oder nicht mehr behaupten',
    },
    'built-in harm': {
      name: 'Eingebauter Schaden',
      means: 'Es schadet, selbst wenn alles gut geht.',
      ask: 'Umgestalten oder eine andere Option vorziehen',
    },
    'side effect': {
      name: 'Nebenwirkung',
      means: 'Wenn alles gut geht, wirkt es nicht; wenn es schiefgeht, doch.',
      ask: 'Eine Leitplanke setzen',
    },
  } satisfies Record<Reading, { name: string; means: string; ask: string }>,
  /** Where there is little room. */
  brief: {
    sturdy: 'robust',
    fragile: 'zerbrechlich',
    wishful: 'erhofft',
    'built-in harm': 'eingebauter Schaden',
    'side effect': 'Nebenwirkung',
  } satisfies Record<Reading, string>,
  untouched: 'Unberührt',
  whatTheyMean: 'Was Gutfall und Schlechtfall zusammen bedeuten',
  notRatedBothWays: 'Nicht in beiden Richtungen bewertet',
  /** Neither side, or only one of the two, is rated. */
  unread: (isVirtuousRated: boolean, isViciousRated: boolean) =>
    `${isVirtuousRated ? 'Der Schlechtfall ist' : isViciousRated ? 'Der Gutfall ist' : 'Beide Richtungen sind'} noch nicht bewertet. Sobald beide gespeichert sind, lesen Sie hier, was sie zusammen bedeuten.`,
}
