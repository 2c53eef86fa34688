import type { sessionEndMessages as english } from '../../messages/session-end.ts'
import type { Words } from '../words.ts'

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionEndMessages: Words<typeof english> = {
  cookiesBlocked: 'Cookies sind blockiert',
  storageBlocked:
    'Dieser Browser speichert nichts für diese Website. Sie können wie gewohnt arbeiten, aber was Sie nicht gespeichert haben, ist weg, wenn Sie diesen Tab schließen.',
  workshopClosed: 'Workshop geschlossen',
  ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
}
