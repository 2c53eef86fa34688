import type { connectionMessages as english } from '../../messages/connection.ts'
import type { Words } from '../words.ts'

/** What the bar at the top says when the server does not answer. */
export const connectionMessages: Words<typeof english> = {
  offline: 'Offline, Ihr Text bleibt erhalten.',
  /** Where the browser stores nothing. */
  offlineUnkept: 'Offline. Dieser Browser kann Ihren Text nicht aufbewahren: Bitte lassen Sie diese Seite offen.',
  /** Before what was typed, on a page loaded while the server is away. */
  keptHere:
    'Das haben Sie eingegeben und nicht gespeichert. Sobald der Server antwortet, steht es wieder in seinem Feld:',
  lookingForServer: 'Alle paar Sekunden wird versucht, den Server zu erreichen.',
  notSaved: (labels: readonly string[]) => {
    const [named, others] = [labels.slice(0, 2), labels.length - 2]
    return `Noch nicht gespeichert: ${named.join(', ')}${others > 0 ? ` und ${others} weitere` : ''}.`
  },
  notSavedBriefly: 'Noch nicht gespeichert.',
  tryNow: 'Jetzt versuchen',
  saveNow: 'Jetzt speichern',
  discard: 'Verwerfen',
}
