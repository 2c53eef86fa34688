import type { backupsMessages as english } from '../../messages/backups.ts'
import type { Words } from '../words.ts'

/** What the host's console says of the automatic backup. */
export const backupsMessages: Words<typeof english> = {
  last: (when: string) => `Letzte automatische Sicherung: ${when}.`,
  none: 'Es gibt noch keine automatische Sicherung.',
  failed: 'Der letzte Versuch ist fehlgeschlagen und wird bald wiederholt. Warum, steht im Protokoll des Servers.',
}
