import type { readingsMessages as english } from '../../messages/readings.ts'
import type { Words } from '../words.ts'
import type { Reading } from '../../reading.ts'

/** What the two ratings of a need mean together. */
export const readingsMessages: Words<typeof english> = {
  reading: {
    sturdy: { name: 'Beneficio sólido', means: 'Ayuda, y no perjudica si las cosas van mal.', ask: 'Consérvalo' },
    fragile: {
      name: 'Beneficio frágil',
      means: 'Ayuda, pero no si las cosas van mal.',
      ask: 'Protégelo del caso vicioso',
    },
    wishful: {
      name: 'Beneficio ilusorio',
      means: 'Solo parece ayudar, incluso si todo va bien.',
      ask: 'Hazlo real o deja de prometerlo',
    },
    'built-in harm': {
      name: 'Daño inherente',
      means: 'Perjudica, incluso si todo va bien.',
      ask: 'Rediseña o prefiere otra opción',
    },
    'side effect': {
      name: 'Efecto secundario',
      means: 'No tiene efecto si todo va bien, pero sí si las cosas van mal.',
      ask: 'Pon una salvaguarda',
    },
  } satisfies Record<Reading, { name: string; means: string; ask: string }>,
  /** Where there is little room. */
  brief: {
    sturdy: 'sólido',
    fragile: 'frágil',
    wishful: 'ilusorio',
    'built-in harm': 'daño inherente',
    'side effect': 'efecto secundario',
  } satisfies Record<Reading, string>,
  untouched: 'No afectada',
  whatTheyMean: 'Qué significan virtuoso y vicioso juntos',
  notRatedBothWays: 'Sin valorar en ambos sentidos',
  /** Neither side, or only one of the two, is rated. */
  unread: (isVirtuousRated: boolean, isViciousRated: boolean) =>
    `${isVirtuousRated ? 'El sentido vicioso aún no está valorado' : isViciousRated ? 'El sentido virtuoso aún no está valorado' : 'Ninguno de los dos sentidos está valorado aún'}. Cuando ambos estén guardados, podrás leer aquí qué significan juntos.`,
}
