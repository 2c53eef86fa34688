import type { recheckMessages as english } from '../../messages/recheck.ts'
import type { Words } from '../words.ts'

/** Something was changed after what follows from it was written. */
export const recheckMessages: Words<typeof english> = {
  recheck: 'إعادة التحقق',
  option: 'تغيّرت القصة أو تغيّر الخيار منذ تقييمه.',
  requirement: 'تغيّر التقييم منذ كتابة هذا المتطلب.',
  confirmFailed: (reason: string) => `تعذّر التأكيد: ${reason}`,
  ratingsHold: 'التقييمات ما زالت صحيحة',
  requirementHolds: 'المتطلب ما زال صحيحًا',
}
