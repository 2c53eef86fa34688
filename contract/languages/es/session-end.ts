import type { sessionEndMessages as english } from '../../messages/session-end.ts'
import type { Words } from '../words.ts'

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionEndMessages: Words<typeof english> = {
  cookiesBlocked: 'Las cookies están bloqueadas',
  storageBlocked:
    'Este navegador no guarda nada de este sitio. Puedes trabajar como siempre, pero lo que no hayas guardado se pierde al cerrar esta pestaña.',
  workshopClosed: 'Taller cerrado',
  ended: 'Tu sesión terminó. Vuelve a iniciar sesión.',
}
