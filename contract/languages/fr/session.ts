import type * as english from '../../messages/session.ts'
import type { Words } from '../words.ts'

/** The log-in, and how a session ends. */
export const sessionMessages: Words<typeof english.sessionMessages> = {
  validating: 'Vérification…',
  invalid: 'ID de session non valide. Veuillez réessayer.',
  letGo: 'L’hôte vous a retiré l’accès à cet atelier.',
  email: 'E-mail',
  sessionIdLabel: 'ID de session (communiqué par l’hôte de l’atelier)',
  login: 'Se connecter',
  privacy: 'Confidentialité',
  pausePicture: 'Figer l’image',
  movePicture: 'Animer l’image',
  claim: 'Du besoin humain à l’exigence système, dans une même salle.',
  hostShowsId: 'Votre hôte affiche l’ID de session sur le grand écran.',
  othersSee: 'Tout l’atelier verra qui vous êtes.',
  anyLetters: 'Majuscules ou minuscules, avec ou sans trait d’union : tout convient.',
}

/** The choice of a language, on the log-in, in the workshop's panel and in the console. */
export const languageMessages: Words<typeof english.languageMessages> = {
  language: 'Langue',
  asTheWorkshop: 'Celle de l’atelier',
}
