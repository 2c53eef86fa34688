import type { unsavedMessages as english } from '../../messages/unsaved.ts'
import type { Words } from '../words.ts'

/** What is asked before a page with unsaved changes is left. */
export const unsavedMessages: Words<typeof english> = {
  title: 'Modifications non enregistrées',
  stay: 'Rester sur la page',
  leave: 'Quitter sans enregistrer',
  saveAndLeave: 'Enregistrer et quitter',
  beingSaved: 'Vos modifications sont en cours d’enregistrement. Vous quitterez cette page dès que ce sera fait.',
  /** After the question, while the server is away. */
  away: 'Le serveur ne répond pas pour le moment. L’enregistrement sera possible dès qu’il répondra ; tout est conservé tant que vous restez sur cette page.',
  userStories:
    'Certaines modifications de vos récits utilisateur ne sont pas enregistrées. Elles seront perdues si vous quittez sans enregistrer.',
  functionalOptions:
    'Des options fonctionnelles ont été saisies mais pas ajoutées. Elles seront perdues si vous quittez sans enregistrer.',
  h9: 'Certaines modifications de votre analyse H9 ne sont pas enregistrées. Elles seront perdues si vous quittez sans enregistrer.',
}
