import type { reqifFileMessages as english } from '../../messages/reqif-file.ts'
import type { Words } from '../words.ts'

/** What may be chosen in a ReqIF file, and what its objects and relations are called. */
export const reqifFileMessages: Words<typeof english> = {
  kind: {
    metric: 'المؤشر',
    story: 'قصة المستخدم',
    option: 'الخيار الوظيفي',
    rating: 'التقييم',
    requirement: 'متطلب النظام',
  },
  no: 'لا',
  yes: 'نعم',
  rating: (need: string, direction: string, measure: string) => `${need}، ${direction}: ${measure}`,
  /** `S12 serves M27` */
  related: {
    serves: (source: string, target: string) => `${source} يخدم ${target}`,
    derives: (source: string, target: string) => `${source} مشتق من ${target}`,
    rates: (source: string, target: string) => `${source} يقيّم ${target}`,
    answers: (source: string, target: string) => `${source} يردّ على ${target}`,
  },
}
