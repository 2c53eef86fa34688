import type { workbookMessages as english } from '../../messages/workbook.ts'
import type { Words } from '../words.ts'
import { counted, nouns } from './grammar.ts'

/** The first sheet of a workbook: what it is, and what lies on the others. */
export const workbookMessages: Words<typeof english> = {
  about: 'حول الملف',
  kind: {
    solution: 'حل، من الحاجة الإنسانية إلى متطلبات النظام',
    workshop: 'كل حلول الورشة، من الحاجة الإنسانية إلى متطلبات النظام',
  },
  made: 'تاريخ الإنشاء',
  catalogue: 'الكتالوج',
  sheets: 'ما في كل ورقة',
  sheet: {
    solutions: 'كل حل مع أغراضه وحاجته الرئيسية، أي الحاجة الإنسانية الأساسية التي وُجد لأجلها.',
    metrics: 'ما يُقاس، وأي الأغراض يخدم.',
    stakeholders: 'من المعنيّ، وبأي مؤشرات.',
    'user-stories': 'قصة لكل مؤشر.',
    'functional-options': 'ما يمكن بناؤه لكل قصة، وما تقرر بشأنه.',
    'h9-analysis':
      'ما يفعله كل خيار بكل حاجة، إذا سار كل شيء على ما يرام (الحلقة الحميدة) وإذا ساءت الأمور (الحلقة المفرغة).',
    'system-requirements': 'ما يجب بناؤه، مع الطريق رجوعًا إلى الحاجة.',
    'silent-rating': 'التقييمات الفردية، بالأعداد.',
  },
  matrix: 'الخيارات والحاجات',
  matrixHolds: 'التقييمات نفسها بنظرة واحدة: صف لكل خيار واتجاه، وعمود لكل حاجة.',
  measures: 'معاني التقييمات',
  readings: 'معنى الاتجاهين معًا',
  rows: (count: number) => counted(count, nouns.row),
  // numbers alone: programs set the parts of a footer from left to right, and words between them would change places
  page: (title: string) => `${title} · &P/&N`,
}
