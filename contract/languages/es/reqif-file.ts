import type { reqifFileMessages as english } from '../../messages/reqif-file.ts'
import type { Words } from '../words.ts'

/** What may be chosen in a ReqIF file, and what its objects and relations are called. */
export const reqifFileMessages: Words<typeof english> = {
  kind: {
    metric: 'Métrica',
    story: 'Historia de usuario',
    option: 'Opción funcional',
    rating: 'Valoración',
    requirement: 'Requisito del sistema',
  },
  no: 'No',
  yes: 'Sí',
  rating: (need: string, direction: string, measure: string) => `${need}, ${direction.toLowerCase()}: ${measure}`,
  /** `S12 serves M27` */
  related: {
    serves: (source: string, target: string) => `${source} sirve a ${target}`,
    derives: (source: string, target: string) => `${source} deriva de ${target}`,
    rates: (source: string, target: string) => `${source} valora ${target}`,
    answers: (source: string, target: string) => `${source} responde a ${target}`,
  },
}
