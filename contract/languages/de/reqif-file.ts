import type { reqifFileMessages as english } from '../../messages/reqif-file.ts'
import type { Words } from '../words.ts'

/** What may be chosen in a ReqIF file, and what its objects and relations are called. */
export const reqifFileMessages: Words<typeof english> = {
  kind: {
    metric: 'Kennzahl',
    story: 'User Story',
    option: 'Funktionale Option',
    rating: 'Bewertung',
    requirement: 'Systemanforderung',
  },
  no: 'Nein',
  yes: 'Ja',
  rating: (need: string, direction: string, measure: string) => `${need}, ${direction}: ${measure}`,
  /** `S12 serves M27` */
  related: {
    serves: (source: string, target: string) => `${source} dient ${target}`,
    derives: (source: string, target: string) => `${source} folgt aus ${target}`,
    rates: (source: string, target: string) => `${source} bewertet ${target}`,
    answers: (source: string, target: string) => `${source} antwortet auf ${target}`,
  },
}
