import type { conflictsMessages as english } from '../../messages/conflicts.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'
import { timeMessages } from './time.ts'

/** Two people changed the same thing. */
export const conflictsMessages: Words<typeof english> = {
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
