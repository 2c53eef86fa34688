import type { plainPagesMessages as english } from '../../messages/plain-pages.ts'
import type { Words } from '../words.ts'

/** Pages that say one thing. */
export const plainPagesMessages: Words<typeof english> = {
  serverAway: 'Der Server ist nicht erreichbar',
  comesByItself: 'Diese Seite öffnet sich von selbst, sobald der Server wieder antwortet.',
  notFound: 'Unter dieser Adresse gibt es keine Seite.',
  dataDisabled: 'Die Datenseite ist für Leistungstests vorübergehend abgeschaltet.',
  pageNotFound: 'Seite nicht gefunden',
  data: 'Daten',
  somethingWentWrong: 'Etwas ist schiefgegangen',
}
