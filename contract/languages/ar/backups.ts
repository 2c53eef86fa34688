import type { backupsMessages as english } from '../../messages/backups.ts'
import type { Words } from '../words.ts'

/** What the host's console says of the automatic backup. */
export const backupsMessages: Words<typeof english> = {
  last: (when: string) => `آخر نسخة احتياطية تلقائية: ${when}.`,
  none: 'لم تُنشأ نسخة احتياطية تلقائية بعد.',
  failed: 'فشلت المحاولة الأخيرة وستُعاد قريبًا. السبب في سجل الخادم.',
}
