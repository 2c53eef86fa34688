import type { reqifFileMessages as english } from '../../messages/reqif-file.ts'
import type { Words } from '../words.ts'
import { circle } from './grammar.ts'

/** What may be chosen in a ReqIF file, and what its objects and relations are called. */
export const reqifFileMessages: Words<typeof english> = {
  kind: {
    metric: 'Indicateur',
    story: 'Récit utilisateur',
    option: 'Option fonctionnelle',
    rating: 'Évaluation',
    requirement: 'Exigence système',
  },
  no: 'Non',
  yes: 'Oui',
  rating: (need: string, direction: string, measure: string) => `${need}, ${circle(direction)} : ${measure}`,
  /** `S12 serves M27` */
  related: {
    serves: (source: string, target: string) => `${source} sert ${target}`,
    derives: (source: string, target: string) => `${source} découle de ${target}`,
    rates: (source: string, target: string) => `${source} évalue ${target}`,
    answers: (source: string, target: string) => `${source} répond à ${target}`,
  },
}
