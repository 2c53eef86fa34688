import type * as english from '../../messages/session.ts'
import type { Words } from '../words.ts'

/** The log-in, and how a session ends. */
export const sessionMessages: Words<typeof english.sessionMessages> = {
  validating: 'Comprobando…',
  invalid: 'El ID de sesión no es válido. Vuelve a intentarlo.',
  letGo: 'El anfitrión te quitó de este taller.',
  email: 'Correo electrónico',
  sessionIdLabel: 'ID de sesión (lo da el anfitrión del taller)',
  login: 'Entrar',
  privacy: 'Privacidad',
  pausePicture: 'Detener la imagen',
  movePicture: 'Animar la imagen',
  claim: 'De la necesidad humana al requisito del sistema, en una misma sala.',
  hostShowsId: 'El anfitrión muestra el ID de sesión en la pantalla grande.',
  othersSee: 'Todo el taller verá quién eres.',
  anyLetters: 'En mayúsculas o minúsculas, con o sin guion: todo vale.',
}

/** The choice of a language, on the log-in, in the workshop's panel and in the console. */
export const languageMessages: Words<typeof english.languageMessages> = {
  language: 'Idioma',
  asTheWorkshop: 'El del taller',
}
