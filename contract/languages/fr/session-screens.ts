import type { sessionScreensMessages as english } from '../../messages/session-screens.ts'
import type { Words } from '../words.ts'

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionScreensMessages: Words<typeof english> = {
  closedTitle: 'Cet atelier est fermé pour l’instant.',
  closedHint:
    'Tout ce que vous avez enregistré est conservé. Cette page reprendra d’elle-même quand votre hôte rouvrira l’atelier.',
  stillClosed: 'Il est toujours fermé.',
  cookiesBlockedTitle: 'Ce navigateur ne conserve pas le cookie qui dit qui vous êtes.',
  cookiesBlockedHint:
    'Ninefold a besoin d’un seul cookie, pour ce site uniquement. Autorisez les cookies pour ce site dans les réglages de votre navigateur, puis réessayez.',
  somebodyElse: 'Une autre personne est connectée',
  somebodyElseHint: (now: string, before: string) =>
    `Ce navigateur est maintenant connecté avec ${now}, car la connexion a changé dans un autre onglet. Cet onglet travaillait avec ${before}. Rien de plus n’est enregistré tant que vous n’avez pas choisi ; ce que vous avez saisi est conservé.`,
  goOnAs: (email: string) => `Continuer avec ${email}`,
  logInAgainAs: (email: string) => `Se reconnecter avec ${email}`,
  joinAnotherWorkshop: 'Rejoindre un autre atelier',
  notJoined: 'Connectez-vous avec l’ID de session communiqué par l’hôte de votre atelier.',
  otherSession: 'Votre connexion porte sur un autre atelier.',
  closed: 'Cet atelier est fermé. On peut le lire, mais pas le modifier.',
  tooManyTries: 'Trop d’ID de session erronés. Attendez une minute, puis réessayez.',
  emailMissing: 'Adresse e-mail introuvable. Veuillez vous reconnecter.',
}
