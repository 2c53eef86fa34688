import type { refusalsMessages as english } from '../../messages/refusals.ts'
import type { Words } from '../words.ts'

/** What the server says when it refuses something, where no slice has the sentence. */
export const refusalsMessages: Words<typeof english> = {
  badInput: 'La requête n’est pas valide.',
  badJson: 'Le contenu de la requête n’est pas du JSON valide.',
  tooDeep: 'Le contenu de la requête imbrique trop de listes ou d’objets.',
  unknownReference: 'La requête nomme quelque chose qui n’est pas dans le catalogue de cet atelier.',
  hostOnly: 'Veuillez vous connecter en tant qu’hôte.',
  wrongPassword: 'Ce n’est pas le mot de passe de l’hôte.',
  foreignOrigin: 'Cette requête venait d’un autre site et a été refusée.',
  notFound: 'Cela n’existe pas ou a été supprimé.',
  noSuchRoute: 'Il n’y a rien à cette adresse.',
  decisionChanged: 'La décision sur cette option a été modifiée entre-temps.',
  noTimer: 'Aucun minuteur en cours ne peut être prolongé.',
  catalogueChanged:
    'Une autre version de ce catalogue a été publiée entre-temps. Veuillez regarder ce que votre brouillon y change, puis publier de nouveau.',
  thereAgain: 'Il n’y a rien à rétablir : c’est déjà revenu.',
  ownerGone: 'Impossible de le rétablir, car ce dont il dépendait a été supprimé. Rétablissez d’abord cela.',
  entryDamaged: 'Impossible de le rétablir, car la copie enregistrée est endommagée.',
  notSilent: 'L’évaluation silencieuse est désactivée : évaluez avec votre groupe.',
  alreadyRevealed: 'Les évaluations silencieuses de cette option sont dévoilées : le groupe fixe maintenant sa valeur.',
  stillSilent:
    'Chacun évalue de son côté jusqu’à ce que l’hôte dévoile les évaluations ; le groupe fixe alors sa valeur.',
  nameless: 'Le serveur ne sait pas qui vous êtes. Veuillez vous déconnecter puis vous reconnecter.',
  notEmbedded: 'Ce serveur garde ses données dans PostgreSQL ; sauvegardez-les avec les outils de PostgreSQL.',
  tooLate: 'Cela a été supprimé il y a plus de 24 heures. Seul l’hôte peut encore le rétablir.',
  tooLarge: 'La requête est trop volumineuse.',
  wrongContentType: 'Le contenu de la requête doit être du JSON.',
  notImportable: 'Ce fichier ne correspond pas au catalogue de cet atelier.',
  idempotencyKeyReused: 'Cette Idempotency-Key a déjà servi pour une autre requête.',
  tooManyPasswords: 'Trop de mots de passe erronés. Veuillez patienter une minute et réessayer.',
  loginBusy:
    'Trop de personnes essaient de se connecter en tant qu’hôte en ce moment. Veuillez réessayer dans un instant.',
  serverBusy:
    'Trop de fichiers ou de documents volumineux sont en cours de transfert. Réessayez dans quelques secondes.',
  roomFull: 'Trop de personnes suivent cet atelier en direct. Tout le reste fonctionne normalement.',
  tooManyCalls: 'Trop de requêtes sont arrivées en peu de temps. Patientez quelques secondes, puis réessayez.',
  tooManyStreams: 'Vous suivez cet atelier en direct à trop d’endroits. Tout le reste fonctionne normalement.',
  tooManyTabs: 'Cet atelier est ouvert dans trop d’onglets. Veuillez en fermer quelques-uns.',
  tooManyJoins: 'Trop de personnes rejoignent l’atelier en ce moment. Réessayez dans quelques secondes.',
  unforeseen: 'Quelque chose a échoué sur le serveur. Rien n’a été modifié.',
  databaseUnavailable: 'La base de données est injoignable pour le moment. Veuillez réessayer dans un instant.',
  diskFull:
    'Le serveur n’a presque plus d’espace disque : rien ne peut être enregistré pour le moment. Prévenez votre hôte.',
  noRoomForFile: 'Le serveur n’a pas assez d’espace disque libre pour créer ce fichier. Veuillez réessayer plus tard.',
  requestTimeout: 'La requête a mis trop de temps à arriver.',
  unknownHost:
    'Ce serveur ne répond pas à cette adresse. Veuillez utiliser l’adresse que votre animateur vous a donnée.',
  expectationFailed: 'Le serveur ne peut pas satisfaire l’en-tête Expect de cette requête.',
  headersTooLarge: 'Les en-têtes de la requête sont trop volumineux.',
  workshopFull:
    'Cet atelier a atteint sa limite de stockage. L’hôte peut libérer de la place en supprimant définitivement.',
}
