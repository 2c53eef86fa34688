import type { draftsMessages as english } from '../../messages/drafts.ts'
import type { Words } from '../words.ts'

/** Texts that were typed and not saved. */
export const draftsMessages: Words<typeof english> = {
  keptWhileClosed:
    'Ce que vous avez saisi sans l’enregistrer est conservé dans ce navigateur et sera alors de nouveau dans son champ.',
  /** Beside a restored draft, before the button that discards it. */
  notSaved: 'Pas encore enregistré.',
  /** In its place afterwards, before Undo. */
  discarded: 'Abandonné.',
  older: 'Vous avez saisi ceci plus tôt dans ce champ sans l’enregistrer. Le champ affiche un texte plus récent.',
  logOutTitle: 'Textes non enregistrés sur cet appareil',
  logOutQuestion:
    'Vous avez saisi des textes qui ne sont pas enregistrés. Ce navigateur les conserve pendant 30 jours et ils seront de nouveau dans leurs champs à votre prochaine connexion. Sur un appareil partagé, vous pouvez les supprimer maintenant.',
  keepAndLogOut: 'Conserver et se déconnecter',
  deleteAndLogOut: 'Supprimer et se déconnecter',
}
