import type { unsavedMessages as english } from '../../messages/unsaved.ts'
import type { Words } from '../words.ts'

/** What is asked before a page with unsaved changes is left. */
export const unsavedMessages: Words<typeof english> = {
  title: 'Ungespeicherte Änderungen',
  stay: 'Hier bleiben',
  leave: 'Ohne Speichern verlassen',
  saveAndLeave: 'Speichern und verlassen',
  beingSaved: 'Ihre Änderungen werden gespeichert. Danach verlassen Sie diese Seite.',
  /** After the question, while the server is away. */
  away: 'Der Server antwortet gerade nicht. Speichern können Sie, sobald er antwortet; bis dahin bleibt alles erhalten, solange Sie auf dieser Seite bleiben.',
  userStories:
    'Sie haben Änderungen an Ihren User Storys nicht gespeichert. Sie gehen verloren, wenn Sie die Seite ohne Speichern verlassen.',
  functionalOptions:
    'Sie haben funktionale Optionen eingegeben und nicht hinzugefügt. Sie gehen verloren, wenn Sie die Seite ohne Speichern verlassen.',
  h9: 'Sie haben Änderungen an Ihrer H9-Analyse nicht gespeichert. Sie gehen verloren, wenn Sie die Seite ohne Speichern verlassen.',
}
