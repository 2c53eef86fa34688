import type { exportsMessages as english } from '../../messages/exports.ts'
import type { Words } from '../words.ts'

/** Files of results, out and in. */
export const exportsMessages: Words<typeof english> = {
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
