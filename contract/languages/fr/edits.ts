import type { editsMessages as english } from '../../messages/edits.ts'
import type { Words } from '../words.ts'
import { circle, isolated } from './grammar.ts'

/** What is being edited, where it is named apart from its place. */
export const editsMessages: Words<typeof english> = {
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
