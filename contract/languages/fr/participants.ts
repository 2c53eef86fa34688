import type { participantsMessages as english } from '../../messages/participants.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** Who joined a workshop, for its host. */
export const participantsMessages: Words<typeof english> = {
  help: 'Toutes les personnes qui ont rejoint cet atelier. Vous pouvez retirer une personne, ou seulement son nom ou son e-mail ; son travail reste.',
  none: 'Personne pour l’instant',
  noneHint: 'Chacun apparaît ici dès sa connexion avec l’ID de session.',
  forgotten: (name: string) => `E-mail retiré. On lit maintenant « ${name} ».`,
  forgetWarning: (email: string) =>
    `${email} est remplacé par un numéro partout dans cet atelier, y compris dans l’historique. La personne reste dans l’atelier. Cette action est irréversible.`,
  joined: 'Arrivée',
  lastActivity: 'Dernière activité',
  solutions: 'Solutions',
  actions: 'Actions',
  participants: headingsMessages.participants,
  removeEmail: 'Retirer l’e-mail',
  clearName: 'Retirer le nom',
  letGo: 'Retirer de l’atelier',
  letIn: 'Réadmettre',
  letGoMark: 'accès à cet atelier retiré',
  nameAndKnownAs: (name: string | undefined, knownAs: string | undefined) =>
    [name, knownAs !== name && knownAs]
      .filter(Boolean)
      .map((part) => isolated(String(part)))
      .join(', affiché comme '),
  nameCleared: 'Le nom a été retiré.',
  wasLetGo: (email: string) => `${email} n’a plus accès à cet atelier.`,
  wasLetIn: (email: string) => `${email} a de nouveau accès.`,
  letGoWarning: (email: string) =>
    `${email} perd aussitôt l’accès à cet atelier et ne peut pas revenir avec cet e-mail tant que vous n’aurez pas réadmis la personne. Ce qu’elle a fait reste. Quiconque connaît l’ID de session peut encore entrer avec un autre e-mail ; pour l’empêcher, remplacez l’ID de session.`,
  email: 'E-mail',
  backToWorkshop: 'Retour à l’atelier',
}
