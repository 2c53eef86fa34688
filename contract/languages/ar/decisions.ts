import type { decisionsMessages as english } from '../../messages/decisions.ts'
import type { Words } from '../words.ts'
import type { Decision } from '../../chain.ts'

/** What a group decides about an option. */
export const decisionsMessages: Words<typeof english> = {
  decision: {
    accepted: 'للتنفيذ',
    adapted: 'للتنفيذ مع تعديلات',
    rejected: 'ليس للتنفيذ',
  } satisfies Record<Decision, string>,
  undecided: 'لم يُقرَّر بعد',
  saved: 'حُفظ القرار.',
  failed: (reason: string) => `تعذّر حفظ القرار: ${reason}`,
}
