import type { connectionMessages as english } from '../../messages/connection.ts'
import type { Words } from '../words.ts'

/** What the bar at the top says when the server does not answer. */
export const connectionMessages: Words<typeof english> = {
  offline: 'Hors ligne, votre texte est conservé.',
  /** Where the browser stores nothing. */
  offlineUnkept: 'Hors ligne. Ce navigateur ne peut pas conserver votre texte : laissez cette page ouverte.',
  /** Before what was typed, on a page loaded while the server is away. */
  keptHere:
    'Vous avez saisi ceci sans l’enregistrer. Ce texte sera de nouveau dans son champ dès que le serveur répondra :',
  lookingForServer: 'Nous tentons régulièrement de joindre le serveur.',
  notSaved: (labels: readonly string[]) => {
    const [named, others] = [labels.slice(0, 2), labels.length - 2]
    return `Pas encore enregistré : ${named.join(', ')}${others > 0 ? ` et ${others} de plus` : ''}.`
  },
  notSavedBriefly: 'Pas encore enregistré.',
  tryNow: 'Essayer maintenant',
  saveNow: 'Enregistrer maintenant',
  discard: 'Abandonner',
}
