import type { markdownFileMessages as english } from '../../messages/markdown-file.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** What a Markdown document says beyond what the report does. */
export const markdownFileMessages: Words<typeof english> = {
  primaryFhn: 'الحاجة الرئيسية',
  created: (day: string, by: string) => `أُنشئ بتاريخ ${day}، أنشأه ${isolated(by)}`,
  fhn: 'الحاجة',
  measure: 'التصنيف',
  story: 'القصة',
  functionalOption: 'الخيار الوظيفي',
  ratedAlone: 'التقييم الفردي (كم شخصًا اختار ماذا):',
  commonest: 'الأكثر تكرارًا',
}
