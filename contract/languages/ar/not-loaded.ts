import type { notLoadedMessages as english } from '../../messages/not-loaded.ts'
import type { Words } from '../words.ts'

/** Where the application does not come: said before any of it is there. */
export const notLoadedMessages: Words<typeof english> = {
  notLoaded: 'تعذّر تحميل هذه الصفحة.',
  reload: 'إعادة التحميل',
}
