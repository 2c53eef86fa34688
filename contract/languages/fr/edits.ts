import type * as english from '../../messages/edits.ts'
import type { Words } from '../words.ts'
import { timeMessages } from './common.ts'
import { circle, counted, isolated, plural } from './grammar.ts'

/** What is being edited, where it is named apart from its place. */
export const editsMessages: Words<typeof english.editsMessages> = {
  story: (metric: string) => `Récit utilisateur pour « ${isolated(metric)} »`,
  option: (text: string) => `Option fonctionnelle « ${isolated(text)} »`,
  optionNumber: (id: number) => `Option fonctionnelle O${id}`,
  newOption: (metric: string) => `Nouvelle option fonctionnelle pour « ${isolated(metric)} »`,
  requirement: (text: string) => `Exigence système « ${isolated(text)} »`,
  requirementNumber: (id: number) => `Exigence système R${id}`,
  newRequirement: (need: string, direction: string) => `Nouvelle exigence système : ${need} (${circle(direction)})`,
  solution: { name: 'Nom de la solution', fhn: 'Besoin principal', purposes: 'Finalité(s) principale(s)' },
  rating: (need: string, measure: string) => `${need} : ${measure}`,
  decision: (option: string, decision: string) => `Décision sur « ${isolated(option)} » (${decision})`,
  decisionReason: (option: string) => `Motif de la décision sur « ${isolated(option)} »`,
  /** Of what is unsaved, where it is written. */
  saving: 'Enregistrement…',
  waiting: 'Pas encore enregistré : réessayez dès que le réseau est rétabli.',
  /** Under the field of a text that somebody else has changed since it was begun with. */
  overtaken: 'Quelqu’un d’autre a modifié ce texte. À l’enregistrement, vous choisirez lequel garder.',
  /** The same of something that is named, where it does not stand under its field, and for whoever listens. */
  overtakenOf: (what: string) =>
    `${what} : quelqu’un d’autre a modifié ce texte. À l’enregistrement, vous choisirez lequel garder.`,
  /** Under a row that a search would hide. */
  shownWhileEdited: 'Affiché parce que vous le modifiez.',
}

/** Texts that were typed and not saved. */
export const draftsMessages: Words<typeof english.draftsMessages> = {
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

/** Two people changed the same thing. */
export const conflictsMessages: Words<typeof english.conflictsMessages> = {
  title: 'Modifié entre-temps',
  decide: 'Rien n’a été écrasé. Gardez l’une des deux versions, ou combinez-les.',
  blankMerge: 'Ce champ ne peut pas être vide.',
  yoursNotSaved: 'La vôtre, non enregistrée',
  keepMine: 'Garder la mienne',
  takeTheirs: 'Prendre l’autre',
  chooseAnother: 'Choisir autre chose',
  combineBoth: 'Combiner les deux',
  whose: (name: string) => `Enregistrée par ${isolated(name)}`,
  whoseAndWhen: (whose: string, when: string) => `${whose}, ${timeMessages.inSentence(when)}`,
  /** Whoever it was: perhaps the same person in another tab. */
  savedMeanwhile: 'Enregistrée entre-temps',
  yoursEarlier: 'La vôtre, enregistrée plus tôt',
  takeSaved: 'Prendre la version enregistrée',
  saveDecision: 'Enregistrer le choix',
  anotherChoiceFor: (label: string) => `Autre choix pour ${label}`,
  combinedText: 'Texte combiné',
}

/** What is asked before a page with unsaved changes is left. */
export const unsavedMessages: Words<typeof english.unsavedMessages> = {
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

/** What a text field says near its end, and beyond. */
export const limitsMessages: Words<typeof english.limitsMessages> = {
  left: (count: number) => `${counted(count, 'caractère')} ${plural(count, 'restant')}`,
  /** Of a field that takes no more. */
  full: (max: number) => `Longueur maximale atteinte : ${counted(max, 'caractère')}.`,
  tooLong: 'Trop long pour être enregistré.',
  over: (count: number) => `${counted(count, 'caractère')} en trop.`,
  selectExcess: 'Sélectionner ce qui est en trop',
  nothingSaved: 'Rien n’a été enregistré, car l’un des textes est trop long.',
}
