import type { archiveMessages as english } from '../../messages/archive.ts'
import type { Words } from '../words.ts'
import type { ExportStep, IssueTracker } from '../../exports.ts'

/** The page that lies in an archive beside the files, and says what each is for. */
export const archiveMessages: Words<typeof english> = {
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
