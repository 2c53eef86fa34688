import type { importsMessages as english } from '../../messages/imports.ts'
import type { Words } from '../words.ts'
import { counted, formatted, nouns } from './grammar.ts'

/** What is said about a file that is brought in: to the host, and to whoever creates a solution. */
export const importsMessages: Words<typeof english> = {
  hint: 'اختاروا ملفًا صدّره Ninefold بصيغة JSON. يُفحص أولًا، ولا يُنشأ شيء قبل أن تؤكدوا.',
  checking: 'جارٍ فحص الملف...',
  nothingInIt: 'لا حل في هذا الملف.',
  willMake: (solutions: number) => `سيُنشأ بذلك ${counted(solutions, nouns.solution)}:`,
  contents: ({ metrics, options, requirements }: { metrics: number; options: number; requirements: number }) =>
    [counted(metrics, nouns.metric), counted(options, nouns.option), counted(requirements, nouns.requirement)].join(
      '، ',
    ),
  matchedByName: (count: number) =>
    count === 1
      ? 'عنصر واحد من الكتالوج له رقم مختلف هنا، فطوبق بالاسم.'
      : `عناصر من الكتالوج لها أرقام مختلفة هنا، فطوبقت بالاسم: ${formatted(count)}.`,
  problems: (count: number) =>
    count === 1 ? 'لا يمكن استيراد هذا الملف، لسبب واحد:' : `لا يمكن استيراد هذا الملف؛ عدد الأسباب ${formatted(count)}:`,
  line: (line: number) => `السطر ${formatted(line)}`,
  morePlaces: (count: number) => (count === 1 ? 'وفي موضع آخر' : `وفي مواضع أخرى: ${formatted(count)}`),
  imported: (count: number) => (count === 1 ? 'استُورد حل واحد.' : `الحلول المستوردة: ${formatted(count)}.`),
  /** Said by the server. */
  notAnExport: 'ليس هذا ملف JSON صدّره Ninefold.',
  otherVersion: 'كُتب هذا الملف بإصدار آخر من Ninefold.',
  broken: 'هذا الملف ليس JSON صحيحًا.',
  memberHint: 'هل الحل موجود في ورشة أخرى أو على خادم آخر؟ صدّروه هناك بصيغة JSON واستوردوه هنا.',
}
