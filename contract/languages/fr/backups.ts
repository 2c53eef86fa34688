import type { backupsMessages as english } from '../../messages/backups.ts'
import type { Words } from '../words.ts'

/** What the host's console says of the automatic backup. */
export const backupsMessages: Words<typeof english> = {
  last: (when: string) => `Dernière sauvegarde automatique : ${when}.`,
  none: 'Aucune sauvegarde automatique n’a encore été faite.',
  failed: 'La dernière tentative a échoué et sera bientôt répétée. Le journal du serveur en donne la raison.',
}
