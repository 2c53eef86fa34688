import type * as english from '../../messages/people.ts'
import type { Words } from '../words.ts'
import { ended, isolated } from './grammar.ts'

/** What people are called in a workshop, and what stands in the place of their e-mails. */
export const namesMessages: Words<typeof english.namesMessages> = {
  taken: 'Quelqu’un porte déjà ce nom dans cet atelier. Ajoutez-y quelque chose, par exemple un nom de famille.',
  ofOurs: 'Ce nom désigne ici l’hôte ou les personnes sans nom. Veuillez en choisir un autre.',
  yourName: 'Votre nom ici',
  meaning: 'Les autres le voient à la place de votre e-mail partout où l’on indique qui est là.',
  save: 'Enregistrer',
  given: (name: string) => ended(`Les autres vous voient maintenant sous le nom ${isolated(name)}`),
  takenOut: 'Votre nom a été retiré.',
}

/** Whoever stands in the place of an e-mail that is hidden or was removed. Every page reads it, so it stands apart. */
export const numberedMessages: Words<typeof english.numberedMessages> = {
  /** Where nobody knows the number. */
  unnumbered: 'participant',
  numbered: (number: string) => `participant ${number}`,
  /** The number is one of another workshop. */
  imported: (who: string) => `${who} (importé)`,
}

/** Who sees what, how long it is kept, how it is removed: what the server does, in short. `docs/privacy.md` says it at length. */
export const privacyMessages: Words<typeof english.privacyMessages> = {
  help: 'Ce que Ninefold sait de vous, qui peut le voir, combien de temps c’est conservé et comment le retirer.',
  backToLogin: 'Retour à la connexion',
  backToWorkshop: 'Retour aux solutions',
  stored: 'Ce qui est enregistré',
  storedPeople:
    'L’e-mail avec lequel vous vous connectez, le nom que vous pouvez donner dans le panneau Atelier, le moment de votre arrivée et, s’il y a des groupes, le vôtre.',
  storedDeeds:
    'Ce que vous écrivez, évaluez, décidez et supprimez, chaque fois avec votre e-mail et l’heure : l’historique d’une solution le montre.',
  storedNothingElsewhere:
    'Votre e-mail ne prouve rien ici et rien n’y est envoyé. Rien ne part vers d’autres services : pas de suivi, pas de publicité, ni polices ni scripts venus d’ailleurs.',
  seen: 'Qui le voit',
  seenInTheWorkshop:
    'Toutes les personnes du même atelier voient qui vous êtes, où vous travaillez et ce que vous avez fait ; le grand écran indique qui est là. Les autres ateliers n’en voient rien.',
  seenHidden:
    'L’hôte peut masquer les e-mails. Les autres lisent alors votre nom, ou « participant » et un numéro, à l’écran, dans l’historique et dans les fichiers ; l’hôte voit toujours votre e-mail.',
  seenSilently:
    'Personne d’autre que vous ne voit vos évaluations silencieuses avant que l’hôte ne les dévoile, et alors sans noms.',
  seenByLink: 'Quiconque a un lien vers les résultats les lit sans noms ni e-mails.',
  seenFiles:
    'Les fichiers enregistrés et les rapports imprimés sont hors de portée : ce qui y figurait y figure toujours.',
  seenOperator: 'Quiconque exploite le serveur peut lire sa base de données.',
  kept: 'Durée de conservation',
  keptWorkshop: 'Aussi longtemps que l’atelier : jusqu’à ce que l’hôte le supprime. Le fermer ne supprime rien.',
  keptBin: 'Ce qui a été supprimé dans un atelier peut être rétabli pendant 30 jours, puis disparaît.',
  keptBrowser:
    'Ce navigateur conserve votre e-mail et l’ID de session jusqu’à votre déconnexion, et les textes non enregistrés pendant 30 jours. Son cookie expire 30 jours après votre dernière visite.',
  keptBackups: 'Quiconque exploite le serveur peut garder des sauvegardes plus longtemps.',
  removed: 'Comment le retirer',
  removedName: 'Votre nom : vous-même, dans le panneau Atelier.',
  removedEmail:
    'Votre e-mail : demandez à votre hôte. L’hôte peut le remplacer par « participant » et un numéro partout dans l’atelier. Il reste retiré, même si vous vous reconnectez avec lui : le serveur garde une empreinte qui lui permet de reconnaître l’e-mail, mais pas l’e-mail.',
  removedPart:
    'Votre accès à un atelier : demandez à votre hôte, qui peut vous le retirer. Ce que vous avez fait reste au groupe.',
  removedEverything: 'Tout le contenu d’un atelier : l’hôte peut le supprimer.',
}
