import type { backupsMessages as english } from '../../messages/backups.ts'
import type { Words } from '../words.ts'

/** What the host's console says of the automatic backup. */
export const backupsMessages: Words<typeof english> = {
  last: (when: string) => `Última copia de seguridad automática: ${when}.`,
  none: 'Aún no se ha hecho ninguna copia de seguridad automática.',
  failed: 'El último intento falló y se repetirá pronto. El registro del servidor dice por qué.',
}
