import type { sessionScreensMessages as english } from '../../messages/session-screens.ts'
import type { Words } from '../words.ts'

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionScreensMessages: Words<typeof english> = {
  closedTitle: 'Este taller está cerrado por ahora.',
  closedHint:
    'Todo lo que guardaste se conserva. Esta página continúa sola cuando el anfitrión vuelva a abrir el taller.',
  stillClosed: 'Sigue cerrado.',
  cookiesBlockedTitle: 'Este navegador no conserva la cookie que dice quién eres.',
  cookiesBlockedHint:
    'Ninefold necesita una cookie, solo para este sitio. Permite las cookies de este sitio en la configuración del navegador y vuelve a intentarlo.',
  somebodyElse: 'Hay otra sesión iniciada',
  somebodyElseHint: (now: string, before: string) =>
    `Ahora tienes la sesión iniciada como ${now} en este navegador, porque se inició en otra pestaña. En esta pestaña trabajabas como ${before}. No se guarda nada más hasta que elijas; lo que escribiste se conserva.`,
  goOnAs: (email: string) => `Seguir como ${email}`,
  logInAgainAs: (email: string) => `Volver a entrar como ${email}`,
  joinAnotherWorkshop: 'Unirse a otro taller',
  notJoined: 'Inicia sesión con el ID de sesión que te dé el anfitrión del taller.',
  otherSession: 'Tienes la sesión iniciada en otro taller.',
  closed: 'Este taller está cerrado. Se puede leer, pero no cambiar.',
  tooManyTries: 'Demasiados ID de sesión incorrectos. Espera un minuto y vuelve a intentarlo.',
  emailMissing: 'No se encontró tu correo. Vuelve a iniciar sesión.',
}
