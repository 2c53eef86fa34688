import type { chainMessages as english } from '../../messages/chain.ts'
import type { Words } from '../words.ts'

/** A solution as a whole, from its purposes to its requirements. */
export const chainMessages: Words<typeof english> = {
  fetchFailed: 'تعذّر جلب الحل بأكمله',
  purpose: 'الغرض',
  metric: 'المؤشر',
  stakeholders: 'أصحاب المصلحة',
  userStory: 'قصة المستخدم',
  option: 'الخيار',
  rating: 'التقييم',
  requirement: 'المتطلب',
}
