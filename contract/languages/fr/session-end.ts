import type { sessionEndMessages as english } from '../../messages/session-end.ts'
import type { Words } from '../words.ts'

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionEndMessages: Words<typeof english> = {
  cookiesBlocked: 'Les cookies sont bloqués',
  storageBlocked:
    'Ce navigateur ne conserve rien pour ce site. Vous pouvez travailler comme d’habitude, mais ce que vous n’avez pas enregistré disparaît quand vous fermez cet onglet.',
  workshopClosed: 'Atelier fermé',
  ended: 'Votre session est terminée. Veuillez vous reconnecter.',
}
