import type { ExportStep, IssueTracker } from '../../exports.ts'
import type * as english from '../../messages/exports.ts'
import type { Words } from '../words.ts'

/** Files of results, out and in. */
export const exportsMessages: Words<typeof english.exportsMessages> = {
  excelWorkbook: 'مصنف Excel',
  markdownDocument: 'وثيقة Markdown',
  reqifForRequirementsTools: 'ReqIF لأدوات المتطلبات',
  jsonToBeImportedAgain: 'JSON، للاستيراد من جديد',
  solutions: 'الحلول',
  metrics: 'المؤشرات',
  stakeholders: 'أصحاب المصلحة',
  userStories: 'قصص المستخدمين',
  functionalOptions: 'الخيارات الوظيفية',
  h9Analysis: 'تحليل H9',
  systemRequirements: 'متطلبات النظام',
  export: 'تصدير',
  reportToPrintOrSave: 'تقرير للطباعة أو للحفظ بصيغة PDF',
  everything: 'كل شيء، في ملف ZIP واحد',
  asTickets: 'المتطلبات على شكل تذاكر',
  ticketsFor: (tracker: string) => `CSV لنظام ${tracker}`,
  csvOneTable: 'CSV، جدول واحد',
  /** Some Excels read nothing else. */
  withSemicolons: 'بفاصلة منقوطة، لبرنامج Excel في معظم أوروبا',
  /** Of the whole workshop; it stands beside export and import, where there is little room. */
  document: 'الوثيقة',
  importSolutions: 'استيراد الحلول',
  import: 'استيراد',
  jsonExport: 'تصدير JSON',
  // no text: the import dialog compares it, so it is the same in every language
}

/** The page that lies in an archive beside the files, and says what each is for. */
export const archiveMessages: Words<typeof english.archiveMessages> = {
  // names of files stay Latin: not every program unpacks others
  readme: 'README.txt',
  from: (title: string, day: string) => `${title}\r\nصُدِّر من Ninefold بتاريخ ${day}\r\n`,
  what: 'الغرض من كل ملف',
  file: {
    xlsx: 'لبرنامج Excel وسائر الجداول الحسابية: كل الخطوات، والخيارات بجانب الحاجات.',
    html: 'القصص والخيارات والتقييمات والمتطلبات في صفحة واحدة، للقراءة في أي متصفح وللطباعة. لا تحمّل شيئًا من أي مكان.',
    md: 'لمواقع الويكي والمستودعات.',
    json: 'لورشة أخرى أو خادم آخر: كامل، ويمكن استيراده هناك.',
    reqif: 'لأدوات المتطلبات مثل DOORS أو Polarion أو Jama أو StrictDoc.',
  },
  csv: 'جدول لكل خطوة، للبرامج والجداول الحسابية:',
  table: {
    solutions: 'الحلول مع أغراضها وحاجتها الرئيسية',
    metrics: 'المؤشرات',
    stakeholders: 'أصحاب المصلحة',
    'user-stories': 'قصص المستخدمين',
    'functional-options': 'الخيارات الوظيفية مع القرارات',
    'h9-analysis': 'التقييمات',
    'system-requirements': 'متطلبات النظام',
    'silent-rating': 'التقييمات الفردية، بالأعداد',
  } satisfies Record<ExportStep, string>,
  back: 'النصوص التي تُغيَّر في المصنف أو في جدول أو في ملف JSON تمكن إعادتها إلى الورشة نفسها: هناك تحت «تصدير»، «إعادة ملف محرَّر».',
  issues: 'تذكرة لكل متطلب، عدا متطلبات الخيارات التي لن تُنفَّذ، للاستيراد في:',
  tracker: { jira: 'Jira', 'azure-devops': 'Azure DevOps', gitlab: 'GitLab' } satisfies Record<IssueTracker, string>,
}
