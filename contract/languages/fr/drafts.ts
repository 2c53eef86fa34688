import type { draftsMessages as english } from '../../messages/drafts.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'
import { timeMessages } from './time.ts'

/** What was typed on an earlier visit and not saved. */
export const draftsMessages: Words<typeof english> = {
  keptWhileClosed:
    'Ce que vous avez saisi sans l’enregistrer est conservé dans ce navigateur et vous sera proposé à ce moment-là.',
  offer: 'Restaurer ce que vous aviez saisi ?',
  typed: (when: string) => `Saisi ${timeMessages.inSentence(when)}, et non enregistré.`,
  /** What whoever listens is told instead of the words themselves. */
  about: (labels: readonly string[]) => `Dans : ${labels.join(' ; ')}.`,
  long: (label: string, characters: number) => `${label}, ${counted(characters, 'caractère')}`,
  more: (count: number) => `et ${count} de plus`,
  logOutTitle: 'Textes non enregistrés sur cet appareil',
  logOutQuestion:
    'Vous avez saisi des textes qui ne sont pas enregistrés. Ce navigateur les conserve pendant 30 jours et vous les propose à votre prochaine connexion. Sur un appareil partagé, vous pouvez les supprimer maintenant.',
  keepAndLogOut: 'Conserver et se déconnecter',
  deleteAndLogOut: 'Supprimer et se déconnecter',
}
